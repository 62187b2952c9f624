// Shared by all kernels: views of arrays that Python owns, scratch arrays, and the entry point from Python.
//
// Only the C library is used, so one shared library works with every version of Python and needs no C++ runtime. Sums are
// computed in the order in which they are written (no fast math, no fused multiply-add): readings must not depend on the
// compiler.
#pragma once

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

using Int = int64_t;

// A view of an array of up to three dimensions, row-major and contiguous; packed by `vision/kernels/calling.py`.
template <class T>
struct Array {
    T* data;
    Int shape[3];  // unused dimensions are 1

    Int length() const { return shape[0]; }
    T& operator[](Int i) const { return data[i]; }
    T& operator()(Int i, Int j) const { return data[i * shape[1] + j]; }
    T& operator()(Int i, Int j, Int k) const { return data[(i * shape[1] + j) * shape[2] + k]; }
    // The i-th entry along the first dimension: an array of one dimension less.
    Array at(Int i) const { return {data + i * shape[1] * shape[2], {shape[1], shape[2], 1}}; }
    // The first `count` rows.
    Array head(Int count) const { return {data, {count, shape[1], shape[2]}}; }
};

using Floats = Array<double>;
using Map = Array<float>;
using Ints = Array<Int>;
using Bytes = Array<uint8_t>;  // booleans, too

// A scratch array: zeros at first, freed at the end of its scope.
template <class T>
struct Scratch : Array<T> {
    explicit Scratch(Int rows, Int columns = 1, Int depth = 1)
        : Array<T>{static_cast<T*>(calloc(static_cast<size_t>(rows * columns * depth + 1), sizeof(T))), {rows, columns, depth}} {
        if (!this->data) abort();  // never in practice: Linux overcommits memory
    }
    ~Scratch() { free(this->data); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
};

// Like Python's: the second argument only if it is smaller (larger); so the first if both are equal or either is NaN.
template <class T>
inline T min(T a, T b) { return b < a ? b : a; }
template <class T>
inline T max(T a, T b) { return b > a ? b : a; }
inline Int floor_int(double number) { return static_cast<Int>(floor(number)); }
inline Int ceil_int(double number) { return static_cast<Int>(ceil(number)); }

// Reads the next argument. Python packs a kernel's arguments one after another, eight bytes per number, and passes their
// address.
template <class T>
inline T next_argument(const char*& at) {
    static_assert(sizeof(T) % 8 == 0, "whole numbers are Int, others double, and structures are made of these and arrays");
    T value;
    __builtin_memcpy(&value, at, sizeof(T));
    at += sizeof(T);
    return value;
}

// Calls a kernel from its constructor, so that `unpacked` can list the arguments in braces.
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

// Calls a kernel with its packed arguments. In braces they are evaluated from left to right; in parentheses the order is
// unspecified.
template <class Result, class... Given>
inline Result unpacked(Result (*kernel)(Given...), const char* at) {
    if constexpr (__is_same(Result, void)) {
        Call<void>{kernel, next_argument<Given>(at)...};
    } else {
        return Call<Result>{kernel, next_argument<Given>(at)...}.result;
    }
}

// Exports a function as `kernel_NAME`, which Python calls.
#define KERNEL(Result, name) \
    extern "C" __attribute__((visibility("default"))) Result kernel_##name(const char* packed) { return unpacked(name, packed); }
