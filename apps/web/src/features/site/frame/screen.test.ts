import { expect, it } from 'vitest'
import { screens } from './screen'

it('the frame is short where somebody follows, works or decides, and full on every other page', () => {
  expect(screens.own).toEqual([
    'auth',
    'reset-password',
    'confirm-email',
    'opt-out',
    'seguimiento',
    'user',
    'professional',
    'admin',
    'search/service-requests',
    'datos-personales/pedido',
    'publicidad/mis-reservas',
  ])
})

it('until the visitor is known, the frame leads by whom the pages are for', () => {
  expect(screens.work).toEqual({ professional: 'professional', admin: 'admin' })
})
