"""Inner loops in machine code: C++ in ``source``, built by ``make kernels`` and shipped for each kind of machine."""
