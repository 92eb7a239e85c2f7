// Calls on names and folders; included by `failCalls.c`.

#define ON_PATH(kind, name) \
  int name(const char *path) { \
    REAL(#name, int, const char *); \
    return fails(kind, below(path)) ? -1 : real(path); \
  }
ON_PATH(UNLINK, unlink)
ON_PATH(UNLINK, rmdir)

int unlinkat(int folder, const char *path, int flags) {
  char joined[PATH_MAX];
  REAL("unlinkat", int, int, const char *, int);
  return fails(UNLINK, join(folder, path, joined)) ? -1 : real(folder, path, flags);
}

#define TO_PATH(kind, name) \
  int name(const char *from, const char *to) { \
    REAL(#name, int, const char *, const char *); \
    return fails(kind, below(from)) ? -1 : real(from, to); \
  }
TO_PATH(RENAME, rename)
TO_PATH(LINK, link)

int mkdir(const char *path, mode_t mode) {
  REAL("mkdir", int, const char *, mode_t);
  return fails(MKDIR, below(path)) ? -1 : real(path, mode);
}

DIR *opendir(const char *path) {
  REAL("opendir", DIR *, const char *);
  return fails(READDIR, below(path)) ? NULL : real(path);
}

typedef int Filter(const struct dirent64 *);
typedef int Compare(const struct dirent64 **, const struct dirent64 **);
int scandir64(const char *path, struct dirent64 ***list, Filter *filter, Compare *compare) {
  REAL("scandir64", int, const char *, struct dirent64 ***, Filter *, Compare *);
  return fails(READDIR, below(path)) ? -1 : real(path, list, filter, compare);
}

int access(const char *path, int mode) {
  REAL("access", int, const char *, int);
  return fails(STAT, below(path)) ? -1 : real(path, mode);
}
