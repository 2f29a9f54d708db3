import { Hono } from 'hono'
import { text } from '../../respond'
import { checkoutStyle } from './checkout-style'
import { countdownScript } from './countdown-script'
import { panelStyle } from './panel-style'

/** The style sheets and the script of the pages. */
export const staticRoutes = new Hono()
  .get('/static/checkout.css', () => text('text/css', checkoutStyle))
  .get('/static/panel.css', () => text('text/css', panelStyle))
  .get('/static/countdown.js', () => text('text/javascript', countdownScript))
