/* What python.c adds to its module: the functions for many games at once. */
#ifndef PYTHON_BATCH_H
#define PYTHON_BATCH_H

int add_batch_functions(PyObject *module);

#endif
