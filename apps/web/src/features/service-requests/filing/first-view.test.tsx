import { runInNewContext } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FirstView } from './first-view'
import { recordName } from './state/filing-storage'

const [, script = ''] = />(.*)<\/script>/s.exec(renderToStaticMarkup(<FirstView />)) ?? []

/** Runs the script of the page as a browser does, and returns the value of `data-view` that it sets. */
function viewOf(search: string, device: string | null, tab: string | null): string | null {
  let view: string | null = null
  const storageOf = (text: string | null) => ({
    getItem: (name: string) => (name === recordName ? text : null),
  })
  runInNewContext(script, {
    document: { currentScript: { setAttribute: (_name: string, value: string) => (view = value) } },
    location: { search },
    localStorage: storageOf(device),
    sessionStorage: storageOf(tab),
  })
  return view
}

const payment = '{"version":1,"payment":{"intentId":"1","startedAt":1}}'
const filedRequest = '{"version":1,"filedRequest":{"requestId":"1"}}'

it.each([
  ['?urgent=true&payment_id=5', null, null],
  ['?collection_id=5', null, null],
  ['', payment, null],
  ['?rubroId=3', payment, filedRequest],
])('hides the form for a visitor who comes back from paying: %s %s %s', (search, device, tab) => {
  expect(viewOf(search, device, tab)).toBe('payment')
})

it('keeps the form unseen in a tab that has filed a request', () => {
  expect(viewOf('', '{"version":1,"draft":{}}', filedRequest)).toBe('filed')
})

it.each([
  ['?urgent=true&payment_id=null', null, null],
  ['', '{"version":1,"draft":{}}', null],
  ['', 'null', '{broken'],
  ['', '{broken', null],
])('shows the form to every other visitor: %s %s %s', (search, device, tab) => {
  expect(viewOf(search, device, tab)).toBeNull()
})
