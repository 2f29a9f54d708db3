import type { Reply } from '../http/reply'
import type { Route } from '../http/routes'
import { CHECKOUT_STYLE } from './checkout-style'
import { COUNTDOWN_SCRIPT } from './countdown-script'
import { PANEL_STYLE } from './panel-style'

/** The style sheets and the script of the pages. */
export const staticRoutes: Route[] = [
  { method: 'GET', path: '/static/checkout.css', answer: () => asset('text/css', CHECKOUT_STYLE) },
  { method: 'GET', path: '/static/panel.css', answer: () => asset('text/css', PANEL_STYLE) },
  { method: 'GET', path: '/static/countdown.js', answer: () => asset('text/javascript', COUNTDOWN_SCRIPT) },
]

const asset = (type: string, body: string): Reply => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body,
})
