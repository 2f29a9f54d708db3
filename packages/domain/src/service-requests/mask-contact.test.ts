import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskContact } from './mask-contact'

describe('phones and mails typed into a text', () => {
  it.each([
    'Llamame al 3415551234',
    'Llamame al 0341 15-555-1234',
    'Mi cel: +54 9 341 555 1234',
    'tel (0341) 4-55-12-34',
    'whatsapp 11.2345.6789',
    '11/2345/6789',
    '1 1 2 3 4 5 6 7 8 9',
    '3️⃣4️⃣1️⃣5️⃣5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣',
    '４５５１２３４',
    'llamar 455-1234',
    '341:555:1234',
    "341'555'1234",
    '341+555+1234',
    '3🙂4🙂1🙂5🙂5🙂5🙂1',
    '341\u2060555\u00ad1234',
    '341‑555‑1234',
    '³⁴¹⁵⁵⁵¹²³⁴',
    '③④①⑤⑤⑤①②③④',
  ])('hides the number in «%s»', (text) => {
    expect(maskContact(text).replace(/\P{N}/gu, '')).toBe('')
    expect(maskContact(text)).toContain('•••')
  })

  it.each([
    'escribime a juan.perez@gmail.com',
    'juan @ gmail . com',
    'juan@gmail',
    'juan arroba gmail punto com',
    'juan (arroba) gmail.com',
    'wa.me/5493415551234',
    'https://instagram.com/juanplomero',
  ])('hides the address in «%s»', (text) => {
    expect(maskContact(text)).not.toMatch(/gmail|wa\.me|instagram/)
  })

  it.each([
    'Son 3 canillas y 2 duchas, departamento 4 B',
    'Presupuesto hasta $ 150.000',
    'Un techo de 120 m2 en un 2.º piso',
    'De lunes a viernes de 9 a 18',
    'Entre $ 80.000 y $ 120.000',
    'Mesada de 2,50 x 0,60 m',
  ])('leaves «%s» as it is', (text) => {
    expect(maskContact(text)).toBe(text)
  })

  it('reads the longest text that a form takes in no time, whatever it is made of', () => {
    for (const part of ['1', '1 ', 'a', 'a ', 'a@', '@', '.', 'a.', ' ', '1-', 'a arroba ', ' punto ']) {
      const text = part.repeat(2000 / part.length)
      const start = performance.now()
      maskContact(text)
      maskContact(`1${text}`)
      expect(performance.now() - start).toBeLessThan(500)
    }
  })

  it('hides any Argentine number however it is cut into groups', () => {
    const separators = fc.constantFrom('', ' ', '-', '.', ' - ', '/', ') ', '·', '_', ' * ', '\u200d')
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 13 }),
        fc.array(separators, { minLength: 13, maxLength: 13 }),
        (digits, gaps) => {
          const number = digits.map((digit, index) => `${index ? gaps[index] : ''}${digit}`).join('')
          expect(maskContact(`Mi número es ${number} gracias`)).not.toMatch(/\d/)
        },
      ),
    )
  })
})
