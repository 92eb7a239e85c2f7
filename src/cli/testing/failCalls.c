// Preloaded into a process before the C library. Counts the calls that the process and its children make on connections and on files
// below a folder, and makes one of them fail.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netinet/in.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// `FailingCalls.ts` writes and reads this; the kinds are in the order of its list.
enum { OPEN, READ, WRITE, RENAME, LINK, FSYNC, MKDIR, UNLINK, READDIR, STAT, SOCKET, CONNECT, SEND, RECEIVE, KINDS };
struct State {
  int kind, at, error;  // error 0: only half of the bytes are read or written
  int failed;
  int counts[KINDS];
  char root[1000], place[PATH_MAX];
};

static struct State *state;
static char *paths[1 << 16];  // by descriptor: the path of a file below the folder, or `connection`
static const char connection[] = "a connection";

#define REAL(name, result, ...) \
  static result (*real)(__VA_ARGS__); \
  if (!real) real = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("FAIL_CALLS");
  REAL("open", int, const char *, int, ...);
  int descriptor = file ? real(file, O_RDWR | O_CLOEXEC) : -1;
  if (descriptor < 0) return;
  void *memory = mmap(NULL, sizeof *state, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  close(descriptor);
  if (memory != MAP_FAILED) state = memory;
}

// Ignores Node's compile cache.
static const char *below(const char *path) {
  return state && path && !strncmp(path, state->root, strlen(state->root)) && !strstr(path, "/compiled/") ? path : NULL;
}

static const char *named(int descriptor) {
  return state && descriptor >= 0 && descriptor < 1 << 16 ? paths[descriptor] : NULL;
}

/** Reports whether this call must fail, and sets `errno` if so. A NULL path is not counted. */
static int fails(int kind, const char *path) {
  if (!path) return 0;
  int count = __atomic_add_fetch(&state->counts[kind], 1, __ATOMIC_SEQ_CST);
  if (kind != state->kind || count != state->at) return 0;
  strncpy(state->place, path, PATH_MAX - 1);
  state->failed = 1;
  if (state->error) errno = state->error;
  return 1;
}

static int track(int descriptor, const char *path) {
  if (state && descriptor >= 0 && descriptor < 1 << 16) {
    free(paths[descriptor]);
    paths[descriptor] = path ? strdup(path) : NULL;
  }
  return descriptor;
}

/** Returns the path of a name below an open folder. */
static const char *join(int folder, const char *name, char *joined) {
  if (name[0] == '/' || folder == AT_FDCWD) return below(name);
  const char *start = named(folder);
  if (!start) return NULL;
  snprintf(joined, PATH_MAX, "%s/%s", start, name);
  return joined;
}

#define MODE \
  va_list more; \
  va_start(more, flags); \
  int mode = va_arg(more, int); \
  va_end(more)

#define OPENS(name) \
  int name(const char *path, int flags, ...) { \
    MODE; \
    REAL(#name, int, const char *, int, ...); \
    return fails(OPEN, below(path)) ? -1 : track(real(path, flags, mode), below(path)); \
  }
OPENS(open)
OPENS(open64)

#define OPENS_AT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    MODE; \
    char joined[PATH_MAX]; \
    const char *whole = join(folder, path, joined); \
    REAL(#name, int, int, const char *, int, ...); \
    return fails(OPEN, whole) ? -1 : track(real(folder, path, flags, mode), whole); \
  }
OPENS_AT(openat)
OPENS_AT(openat64)

int close(int descriptor) {
  track(descriptor, NULL);
  REAL("close", int, int);
  return real(descriptor);
}

/** Returns half of the bytes, but at least one: zero would mean the end of the file. */
static size_t half(size_t size) { return size > 1 ? size / 2 : size; }

static int isConnection(const char *path) { return path && !strcmp(path, connection); }

#define MOVES(kind, onConnection, name, ...) \
  const char *path = named(descriptor); \
  if (fails(isConnection(path) ? onConnection : kind, path)) { \
    if (state->error) return -1; \
    size = half(size); \
  } \
  REAL(name, ssize_t, __VA_ARGS__)

ssize_t read(int descriptor, void *bytes, size_t size) {
  MOVES(READ, RECEIVE, "read", int, void *, size_t);
  return real(descriptor, bytes, size);
}
ssize_t pread64(int descriptor, void *bytes, size_t size, off_t at) {
  MOVES(READ, RECEIVE, "pread64", int, void *, size_t, off_t);
  return real(descriptor, bytes, size, at);
}
ssize_t write(int descriptor, const void *bytes, size_t size) {
  MOVES(WRITE, SEND, "write", int, const void *, size_t);
  return real(descriptor, bytes, size);
}
ssize_t pwrite64(int descriptor, const void *bytes, size_t size, off_t at) {
  MOVES(WRITE, SEND, "pwrite64", int, const void *, size_t, off_t);
  return real(descriptor, bytes, size, at);
}
ssize_t writev(int descriptor, const struct iovec *parts, int size) {
  MOVES(WRITE, SEND, "writev", int, const struct iovec *, int);
  return real(descriptor, parts, size);
}
ssize_t sendfile64(int descriptor, int from, off_t *at, size_t size) {
  MOVES(WRITE, SEND, "sendfile64", int, int, off_t *, size_t);
  return real(descriptor, from, at, size);
}

#define FLUSHES(name) \
  int name(int descriptor) { \
    REAL(#name, int, int); \
    return fails(FSYNC, named(descriptor)) ? -1 : real(descriptor); \
  }
FLUSHES(fsync)
FLUSHES(fdatasync)

// Node queries the status of files, and closes them, through this call.
long syscall(long number, ...) {
  va_list more;
  va_start(more, number);
  long a = va_arg(more, long), b = va_arg(more, long), c = va_arg(more, long);
  long d = va_arg(more, long), e = va_arg(more, long), f = va_arg(more, long);
  va_end(more);
  if (number == SYS_statx) {
    const char *path = (const char *)b;
    if (fails(STAT, path && *path ? below(path) : named((int)a))) return -1;
  }
  if (number == SYS_close) track((int)a, NULL);
  REAL("syscall", long, long, ...);
  return real(number, a, b, c, d, e, f);
}

int socket(int domain, int type, int protocol) {
  REAL("socket", int, int, int, int);
  return fails(SOCKET, state && domain == AF_INET ? connection : NULL) ? -1 : real(domain, type, protocol);
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  REAL("connect", int, int, const struct sockaddr *, socklen_t);
  if (!state || address->sa_family != AF_INET) return real(descriptor, address, length);
  if (fails(CONNECT, connection)) return -1;
  track(descriptor, connection);
  return real(descriptor, address, length);
}

#include "failPaths.c"
