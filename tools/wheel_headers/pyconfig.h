/* The configuration of Python for all eight platforms of `make wheels`, in the place of the one of this machine.
 *
 * The limited API promises one layout everywhere; what its headers ask of a platform is told by the compiler itself.
 */
#ifndef Py_PYCONFIG_H
#define Py_PYCONFIG_H

#define SIZEOF_VOID_P __SIZEOF_POINTER__
#define SIZEOF_SIZE_T __SIZEOF_SIZE_T__
#define SIZEOF_LONG __SIZEOF_LONG__
#define SIZEOF_LONG_LONG __SIZEOF_LONG_LONG__
#define SIZEOF_WCHAR_T __SIZEOF_WCHAR_T__
#define SIZEOF_TIME_T 8

#ifdef _WIN32
#define MS_WINDOWS
#define MS_WIN32
#define MS_WIN64
#define Py_ENABLE_SHARED 1 /* names of Python come from its DLL */
#define HAVE_DECLSPEC_DLL 1
#endif

#endif
