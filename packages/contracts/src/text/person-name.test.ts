import { describe, expect, it } from 'vitest'
import { registerFields } from '../accounts/endpoints'
import { personName } from '../fields'
import { contactFields, serviceRequestEdit } from '../service-requests/form'
import { consumerRequestForm } from '../support/consumer-requests'
import { texts } from '../texts'

const name = personName('firstName')

describe('a name', () => {
  it.each([
    'M. Pérez',
    'M.A. Pérez',
    'J.Pérez',
    'Ma. José',
    'Ma.José',
    'Ma.Eugenia',
    'Dra.Lopez',
    'Gral.San Martín',
    "O'Brien",
    'S.R.L.',
    'Hnos. Gómez S.R.L.',
    'Consorcio San Luis 455',
    'Jean-Luc',
    'Ñandú',
    'de la Cruz, Ana',
    'Pérez...',
    'Ana. María',
    'Ana (la de Juan)',
    'Edificio 2.0',
  ])('may be «%s»', (text) => {
    expect(name.parse(text)).toBe(text)
  })

  it.each([
    'https://evil.example',
    'GANASTE un auto, entra en https://evil.example/x',
    'hxxp://premio',
    'WWW.premio',
    'www．premio．com',
    'juan@gmail.com',
    'juan＠gmail',
    '@juanplomero',
    'algo.com',
    'Premio en algo.com.ar',
    'ALGO.COM',
    'Algo.Com',
    'bit.ly/abc',
    'Bit.Ly',
    't.me',
    'x.com',
    'evil。com',
    'ñandú.com',
    'premio.xn--p1ai',
    'premio.shop',
    'premio.xyz, cobralo',
    'pre\u200bmio.c\u200bom',
    'algo.москва',
  ])('is not «%s»', (text) => {
    expect(name.safeParse(text).error?.issues[0]?.message).toBe(texts.personName('firstName'))
  })

  it('is asked of every field that a mail or a page greets with', () => {
    const forms = [
      [contactFields, 'contactName'],
      [contactFields, 'contactLastName'],
      [serviceRequestEdit, 'contactName'],
      [registerFields, 'firstName'],
      [registerFields, 'lastName'],
      [consumerRequestForm, 'name'],
    ] as const
    for (const [form, field] of forms) {
      const faults = form.safeParse({ [field]: 'Cobrá en https://evil.example' }).error?.issues ?? []
      expect(faults.find(({ path }) => path[0] === field)?.message).toMatch(/sin emails ni direcciones web/)
    }
  })

  it('takes no longer for a long one of whatever it is made', () => {
    for (const part of ['a', 'a.', '.', 'a-', '-.', 'Ma.'])
      expect(name.safeParse(part.repeat(200_000)).success).toBe(false)
  })
})
