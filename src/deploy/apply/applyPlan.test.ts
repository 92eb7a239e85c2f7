import { describe, expect, it } from 'vitest'
import { hideFromRobots } from './applyPlan.ts'

const mark = '<meta name="robots" content="noindex, nofollow">'
const hide = (html: string) => hideFromRobots(Buffer.from(html)).toString()

describe('a document of the development bucket', () => {
  it.each([
    ['<!DOCTYPE html><html lang="en"><head><title>A</title></head></html>', '<!DOCTYPE html><html lang="en"><head>', '<title>'],
    ['<HTML><HEAD profile="a>b"><title>A</title></HEAD></HTML>', '<HTML><HEAD profile="a>b">', '<title>'],
    ['<!doctype html>\n<title>No head</title><h1>A</h1>', '<!doctype html>\n', '<title>'],
    ['<html><body>A</body></html>', '<html>', '<body>'],
    ['google-site-verification: google1.html', '', 'google-site'],
    ['<!-- the <head> of a page --><!DOCTYPE html><html><head><title>A</title>', '<!DOCTYPE html><html><head>', '<title>'],
    ['\uFEFF<!DOCTYPE html><header>A</header>', '\uFEFF<!DOCTYPE html>', '<header>'],
    ['<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"><html><head><title>A</title>', '<head>', '<title>'],
    ['<!-- never closed <head><title>A</title>', '', '<!-- never'],
    ['', '', ''],
  ])('says that it is not to be indexed: %s', (html, before, after) => {
    const hidden = hide(html)
    expect(hidden.replace(mark, '')).toBe(html)
    expect(hidden).toContain(before + mark + after)
  })

  it('keeps every byte of a page that is not in UTF-8', () => {
    const bytes = Buffer.from([0x3c, 0x70, 0x3e, 0xe4, 0xf6, 0xfc, 0xa0, 0x00])
    expect(hideFromRobots(bytes)).toEqual(Buffer.concat([Buffer.from(mark), bytes]))
  })
})
