// What every kernel is made of: arrays that Python owns, room to work in, and the way in from Python.
//
// Nothing but the C library is used, so one file runs with every Python and every C++ library. Sums are made in the order they
// are written in (no fast math, no fused multiply-add): a reading must not depend on the compiler.
#pragma once

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

using Int = int64_t;

// An array of up to three dimensions, row by row without gaps; see `vision/kernels/calling.py`, which packs it.
template <class T>
struct Array {
    T* data;
    Int shape[3];  // 1 beyond its own dimensions

    Int length() const { return shape[0]; }
    T& operator[](Int i) const { return data[i]; }
    T& operator()(Int i, Int j) const { return data[i * shape[1] + j]; }
    T& operator()(Int i, Int j, Int k) const { return data[(i * shape[1] + j) * shape[2] + k]; }
    // The i-th row, or the i-th plane of rows.
    Array at(Int i) const { return {data + i * shape[1] * shape[2], {shape[1], shape[2], 1}}; }
    // The first so many rows.
    Array head(Int count) const { return {data, {count, shape[1], shape[2]}}; }
};

using Floats = Array<double>;
using Map = Array<float>;
using Ints = Array<Int>;
using Bytes = Array<uint8_t>;  // booleans, too

// An array to work in, freed at the end of its scope.
template <class T>
struct Scratch : Array<T> {
    explicit Scratch(Int rows, Int columns = 1, Int depth = 1)
        : Array<T>{static_cast<T*>(calloc(static_cast<size_t>(rows * columns * depth + 1), sizeof(T))), {rows, columns, depth}} {
        if (!this->data) abort();  // Linux lends memory it does not have: this is never reached
    }
    ~Scratch() { free(this->data); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
};

// As Python has them: the first where neither is less.
template <class T>
inline T min(T a, T b) { return b < a ? b : a; }
template <class T>
inline T max(T a, T b) { return b > a ? b : a; }
inline Int floored(double number) { return static_cast<Int>(floor(number)); }
inline Int raised(double number) { return static_cast<Int>(ceil(number)); }

// Python packs a kernel's arguments one after another, eight bytes for each number, and passes where they are.
template <class T>
inline T next_argument(const char*& at) {
    static_assert(sizeof(T) % 8 == 0, "whole numbers are Int, others double, and structures are made of these and arrays");
    T value;
    __builtin_memcpy(&value, at, sizeof(T));
    at += sizeof(T);
    return value;
}

template <class Result>
struct Call {
    Result result;
    template <class... Given>
    Call(Result (*kernel)(Given...), Given... given) : result(kernel(given...)) {}
};

template <>
struct Call<void> {
    template <class... Given>
    Call(void (*kernel)(Given...), Given... given) { kernel(given...); }
};

// Braces, unlike parentheses, read the arguments from left to right.
template <class Result, class... Given>
inline Result unpacked(Result (*kernel)(Given...), const char* at) {
    if constexpr (__is_same(Result, void)) {
        Call<void>{kernel, next_argument<Given>(at)...};
    } else {
        return Call<Result>{kernel, next_argument<Given>(at)...}.result;
    }
}

#define KERNEL(Result, name) \
    extern "C" __attribute__((visibility("default"))) Result kernel_##name(const char* packed) { return unpacked(name, packed); }
