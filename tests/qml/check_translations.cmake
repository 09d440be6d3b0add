# Brings a copy of the translation up to the sources and fails if anything in it is unfinished.

set(copy ${WORK_DIR}/qipan_zh_CN.ts)
file(COPY_FILE ${SOURCE_DIR}/resources/translations/qipan_zh_CN.ts ${copy})
execute_process(
    COMMAND ${LUPDATE} -silent -locations none -no-obsolete -I ${SOURCE_DIR}/app
        -extensions cpp,h,qml -recursive ${SOURCE_DIR}/app ${SOURCE_DIR}/qml -ts ${copy}
    RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "lupdate failed")
endif()
file(READ ${copy} text)
string(REGEX MATCHALL "<source>[^<]*</source>[^/]*<translation type=\"unfinished\"" unfinished "${text}")
if(unfinished)
    message(FATAL_ERROR "Not translated: ${unfinished}")
endif()
if(text MATCHES "unfinished|type=\"(vanished|obsolete)\"")
    message(FATAL_ERROR "The translation holds unfinished or left-over entries")
endif()
