import { describe, expect, it } from 'vitest'
import { maskContact } from './mask-contact'

describe('phones with letters in place of digits', () => {
  it.each([
    '341 5O5 O234',
    '341 5o5 o234',
    'Mi cel: 34I 555 l234',
    '3415O5O234',
    '(0341) 15-5O5-0234',
    '+54 9 341 5O5 O2 34',
    '11 2O45 67O9',
    '341.5O5.O234',
    '341 OOO 1234',
    '5O5-O234',
    '4OO 12 3I4',
    'llamar ５O5 O234',
    '341–5O5–O234',
    '341‑5O5‑O234',
    '341, 5O5, O234',
    '341 : 5O5 : O234',
    '341*5O5*O234',
    '341 5O5 ... O234',
    '341 5O5    O234',
    '341 5о5 о234',
    '341 5ο5 ο234',
    '341\u200B5O5\u200BO234',
  ])('hides the number in «%s»', (text) => {
    const masked = maskContact(text)
    expect(masked).toContain('•••')
    expect(masked.replace(/\P{N}/gu, '')).toBe('')
    expect(masked).not.toMatch(/•O|•l|O2|I$/)
  })

  it.each([
    'Una pérdida de 3 l por hora, o 4 l o 5 l',
    'Bidones de 20l 10l 5l 3l y un tanque de 1000l',
    'Un tanque de 500 l o 1000 l o 1500 l',
    'Vivo en Mitre 1234 2o 15',
    'En el 1o 2o 3o y 4o piso, depto 10 o 11',
    'Un procesador i5 1040 con 16 GB, o i7 1170',
    'Una notebook i5 de 8 y 512',
    'La camioneta es una L200 con 20 l de nafta',
    'El modelo OLED55C1, el O10I2 y el GO12345',
    'El termo SOL 1234 y el LG 1200 I',
    'Son 10 o 12 o 15 sillas y 2 o 3 mesas',
    'Hasta $ 150.000 o $ 200.000',
    'Una bomba de 1500l 20 m y un caño de 110 o 160',
    'Un filtro O10 y otro O20',
    'Llegan 3 o 4 o 5 personas a las 10 o 11',
    'Un lío: lo de siempre, oí 1000 veces lo mismo',
    'El pedido 0192f3a4-7c1e-7b3a-9f00-1234567890ab no llegó',
    'Hierro del 10 l=1200 y del 12 l=1500',
  ])('leaves «%s» as it is', (text) => {
    expect(maskContact(text)).toBe(text)
  })
})
