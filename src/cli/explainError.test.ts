import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BuildStoppedError } from '../builder/BuildStoppedError.ts'
import { cacheAdvice, explainError } from './explainError.ts'

function failed(code: string, more: object = {}): Error {
  return Object.assign(new Error(`${code}: something, write`), { code, syscall: 'write', ...more })
}

describe('explainError', () => {
  const folder = mkdtempSync(join(tmpdir(), 'errors-'))

  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    [failed('ENOSPC'), 'The disk is full.'],
    [failed('EDQUOT', { path: '/srv/x' }), '/srv/x: the disk quota of this user is used up.'],
    [failed('EACCES', { path: '/srv/x' }), '/srv/x: permission is denied.'],
    [failed('ENOENT', { path: '/srv/x' }), '/srv/x: there is no such file or folder.'],
    [failed('EEXIST', { path: '/srv/x', dest: '/srv/y' }), '/srv/y: something with this name already exists.'],
    [failed('ENAMETOOLONG', { path: '/srv/x' }), '/srv/x: the name is too long for the file system.'],
    [failed('ELOOP', { path: '/srv/x' }), '/srv/x: its links lead in a circle.'],
    [failed('EFBIG', { path: '/srv/x' }), '/srv/x: the file would be larger than the system allows.'],
    [failed('EIO', { path: '/srv/x' }), '/srv/x: the disk cannot read or write it.'],
    [failed('EINTR', { path: '/srv/x' }), '/srv/x: reading or writing it was interrupted; run the command again.'],
    [failed('ENOTTY', { path: '/srv/x' }), '/srv/x: inappropriate ioctl for device (ENOTTY).'],
    [Object.assign(new Error('The model is silent.'), { code: 'E_MODEL' }), 'The model is silent.'],
    [
      failed('ENOENT', { syscall: 'uv_cwd' }),
      'The current folder does not exist any more. Change to another one, and run the command again.',
    ],
    [new Error('There is no built site.'), 'There is no built site.'],
    [new Error('The social card of “Oak” could not be drawn.', { cause: failed('ENOSPC', { path: '/c' }) }), '/c: the disk is full.'],
    [new BuildStoppedError('dist is as it was.', failed('ENOSPC')), 'The disk is full. dist is as it was.'],
    ['a string', 'Something went wrong: a string'],
  ])('explains %s', (error, sentence) => {
    expect(explainError(error)).toBe(sentence)
  })

  it.each([
    ['no file', () => readFileSync(join(folder, 'nothing')), /nothing: there is no such file or folder\.$/],
    [
      'a file that is in the way',
      () => mkdirSync((writeFileSync(join(folder, 'f'), ''), join(folder, 'f'))),
      /f: something with this name already exists\.$/,
    ],
    ['a name of 300 letters', () => writeFileSync(join(folder, 'n'.repeat(300)), ''), /: the name is too long for the file system\.$/],
    ['a link to itself', () => readFileSync((symlinkSync('l', join(folder, 'l')), join(folder, 'l'))), /l: its links lead in a circle\.$/],
    [
      'a folder that is not empty',
      () =>
        renameSync(
          join(folder, 'a'),
          (mkdirSync(join(folder, 'b/c'), { recursive: true }), mkdirSync(join(folder, 'a')), join(folder, 'b')),
        ),
      /b: the folder is not empty\.$/,
    ],
  ])('explains a real system error: %s', (_name, fail, sentence) => {
    expect(() => {
      try {
        fail()
      } catch (error) {
        throw new Error(explainError(error), { cause: error })
      }
    }).toThrow(sentence)
  })

  it.each([['@scope/name'], ['@scope/name/part'], ['name-of-nothing/part.js']])(
    'names the package to install for an import of %s',
    (specifier) => {
      const script = `import { cacheAdvice, explainError } from ${JSON.stringify(join(import.meta.dirname, 'explainError.ts'))}
      await import(${JSON.stringify(specifier)}).catch((error) => console.log(explainError(error)))`
      const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' })
      const name = specifier.replace(/\/part.*/, '')
      expect(said).toBe(`This needs the package ${name}, which is not installed: run \`npm install ${name}\`.\n`)
    },
  )

  it('explains a file that exceeds the size limit', () => {
    const script = `import { replaceFile } from ${JSON.stringify(join(import.meta.dirname, '../platform/files/replaceFile.ts'))}
      import { cacheAdvice, explainError } from ${JSON.stringify(join(import.meta.dirname, 'explainError.ts'))}
      try { replaceFile('large', Buffer.alloc(5_000_000)) } catch (error) { console.log(explainError(error)) }`
    const said = execFileSync(
      'sh',
      ['-c', 'trap "" XFSZ; ulimit -f 1000; exec "$0" --input-type=module -e "$1"', process.execPath, script],
      { cwd: folder, encoding: 'utf8' },
    )
    expect(said).toBe('large: the file would be larger than the system allows.\n')
  })
})

it.each([
  [failed('EACCES', { path: '/cache/publications' }), ' Name another folder for the cache with ROOMWRIGHT_CACHE.'],
  [
    new BuildStoppedError('Nothing was built.', failed('EROFS', { path: '/cache' })),
    ' Name another folder for the cache with ROOMWRIGHT_CACHE.',
  ],
  [failed('ENOSPC', { path: '/cache/publications' }), ''],
  [failed('EACCES', { path: '/cache-of-others/publications' }), ''],
  [failed('EACCES'), ''],
  ['nothing', ''],
])('a cache that may not be written is answered with the variable that names another (%#)', (error, advice) => {
  expect(cacheAdvice(error, '/cache')).toBe(advice)
})
