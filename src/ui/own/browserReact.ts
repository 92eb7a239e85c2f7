import * as React from 'react'
import * as jsx from 'react/jsx-runtime'

// What a publication's islands share with the engine in a browser.
export { Island } from '../islands/Island.tsx'
export { usePage } from './usePage.ts'
export { React, jsx }
