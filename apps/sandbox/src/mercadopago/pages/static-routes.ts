import { Hono } from 'hono'
import { text } from '../../respond'
import { checkoutStyle } from './checkout-style'
import { countdownScript } from './countdown-script'
import { panelStyle } from './panel-style'

/** The routes of the style sheets and the script. */
export const staticRoutes = new Hono()
  .get('/static/checkout.css', () => text('text/css', checkoutStyle))
  .get('/static/panel.css', () => text('text/css', panelStyle))
  .get('/static/countdown.js', () => text('text/javascript', countdownScript))
