import type { Route } from '@playwright/test'
import type { Fault } from './Cell.ts'

const html = '<!DOCTYPE html><html lang="en"><title>Sign in</title><h1>Sign in to this network</h1></html>'

/** Responds to a request with a fault of a server, proxy or network. */
export async function answerWithFault(route: Route, fault: Fault): Promise<void> {
  switch (fault) {
    case '404':
    case '403':
    case '500':
    case '503':
      return route.fulfill({ status: Number(fault), contentType: 'text/html; charset=utf-8', body: html })
    case 'HTML at 200':
      return route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: html })
    case 'wrong shape':
      return route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: '{"path":1,"webpackCompilationHash":2,"data":3,"result":4}',
      })
    case 'truncated': {
      const response = await route.fetch()
      const body = await response.text()
      return route.fulfill({ response, body: body.slice(0, Math.floor(body.length / 2)) })
    }
    case 'hang':
      // No response; the request ends with its page.
      return
    case 'abort':
      return route.abort('connectionfailed')
  }
}
