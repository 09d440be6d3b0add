// SPDX-License-Identifier: MIT
/// @file The queue of a breadth-first search: what was seen first is looked at first.
#pragma once

#include "arena.h"

namespace qipan {
namespace klotski {

/// Each entry goes in at most once, so an array as long as there are entries never wraps.
template <typename T>
class Queue {
public:
    Queue() = default;
    Queue(Arena& arena, uint32_t capacity)
        : entries_(arena.take<T>(capacity + 1))
    {
    }
    void clear()
    {
        head_ = tail_ = 0;
    }
    void push(T entry)
    {
        entries_[tail_++] = entry;
    }
    /// Without a branch: the entry is written in any case, and stays if `wanted`.
    void push_if(bool wanted, T entry)
    {
        entries_[tail_] = entry;
        tail_ += wanted ? 1 : 0;
    }
    T pop()
    {
        return entries_[head_++];
    }
    bool is_empty() const
    {
        return head_ == tail_;
    }
    /// The entry that came so many after the first.
    T operator[](uint32_t i) const
    {
        return entries_[i];
    }
    /// How many came.
    uint32_t pushed() const
    {
        return tail_;
    }

private:
    T* entries_ = nullptr;
    uint32_t head_ = 0;
    uint32_t tail_ = 0;
};

}  // namespace klotski
}  // namespace qipan
