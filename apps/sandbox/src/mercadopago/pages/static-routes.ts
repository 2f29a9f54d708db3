import { Hono } from 'hono'
import { text } from '../../respond'
import { CHECKOUT_STYLE } from './checkout-style'
import { COUNTDOWN_SCRIPT } from './countdown-script'
import { PANEL_STYLE } from './panel-style'

/** The style sheets and the script of the pages. */
export const staticRoutes = new Hono()
  .get('/static/checkout.css', () => text('text/css', CHECKOUT_STYLE))
  .get('/static/panel.css', () => text('text/css', PANEL_STYLE))
  .get('/static/countdown.js', () => text('text/javascript', COUNTDOWN_SCRIPT))
