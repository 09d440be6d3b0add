# Brings copies of the translations up to the sources and fails if anything in them is unfinished. English holds the
# plurals only.

function(check language)
    set(copy ${WORK_DIR}/qipan_${language}.ts)
    file(COPY_FILE ${SOURCE_DIR}/resources/translations/qipan_${language}.ts ${copy})
    execute_process(
        COMMAND ${LUPDATE} -silent -locations none -no-obsolete ${ARGN} -I ${SOURCE_DIR}/app
            -extensions cpp,h,qml -recursive ${SOURCE_DIR}/app ${SOURCE_DIR}/qml -ts ${copy}
        RESULT_VARIABLE failed)
    if(failed)
        message(FATAL_ERROR "lupdate failed")
    endif()
    file(READ ${copy} text)
    string(REGEX MATCHALL "<source>[^<]*</source>[^/]*<translation type=\"unfinished\"" unfinished "${text}")
    if(unfinished)
        message(FATAL_ERROR "Not translated (${language}): ${unfinished}")
    endif()
    if(text MATCHES "unfinished|type=\"(vanished|obsolete)\"")
        message(FATAL_ERROR "The translation ${language} holds unfinished or left-over entries")
    endif()
endfunction()

check(zh_CN)
check(en -pluralonly)
