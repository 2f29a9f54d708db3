import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLongForm } from '../../testing/long-form'
import { contactText } from './contact-text'
import { maskContact, maskText } from './mask-contact'

describe('phones typed into a text', () => {
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
    '341x555x1234',
    '341X5551234',
    '341 x 555 x 1234',
    '341a555a1234 ',
    'es el 11×2345×6789',
    '$ 155551234',
    '$155551234',
    '$ 15.555.123',
    '$ 341 555 1234',
    '$341$555$1234',
    'Pago $ 3415551234',
    'cel3415551234gracias',
    'Llamame $341.555-1234',
    'wsp $ 341.555 1234',
    '$155.512 3456 a la tarde',
    '$3415551000',
    'u$s 3415551000',
    '34.15x55.51x23.41',
    '3410 x 5550 x 1230',
    '341 y 555 y 1234',
    '341 y 5551234',
    '341 guion 555 guión 1234',
    '341guion555guion1234',
    '11 punto 2345 (espacio) 6789',
    '341 y 555 1234',
    '11 o 2345 o 6789',
    '11, a 23 - 45, a 6789',
    '34155 y 51234',
    '3 y 4 y 1 y 5 y 5 y 5 y 1 y 2 y 3 y 4',
    '+54 y 341 y 555 y 1234',
    '341y 555 y1234',
    '341x555 y 1234',
    '3410 y 5550 y 1230',
    '341x555x123 m',
    '341 x 555 x 123 mts',
    '1555x51234 metros',
    '$ 341 $ 555 $ 1234',
    '$341 $555 $1234',
    'Escribime: $ 341, $ 555, $ 1234',
    '$ 341 y $ 555 y $ 1234',
    '341 $ 555 $ 1234',
    '$ 34155 $ 51234',
    '$ 11 $ 23 $ 45 $ 67 $ 89',
  ])('hides the number in «%s»', (text) => {
    expect(maskContact(text).replace(/\P{N}/gu, '')).toBe('')
    expect(maskContact(text)).toContain('•••')
  })

  it.each([
    'Son 3 canillas y 2 duchas, departamento 4 B',
    'Presupuesto hasta $ 150.000',
    'Un techo de 120 m2 en un 2.º piso',
    'De lunes a viernes de 9 a 18',
    'Entre $ 80.000 y $ 120.000',
    'Mesada de 2,50 x 0,60 m',
    'Un placard de 120x60x40 cm',
    'Una ventana de 1200 x 800',
    'Un estante de 120×60×40 cm',
    'Una mesa de 1,20 × 0,80 × 0,75 m',
    'Placa de 2440x1220x180 mm',
    'Un vidrio de 1235 x 2315 mm, con marco',
    'Hasta $ 1500000',
    'Hasta $ 1.250.000,50 como mucho',
    'Cobran $ 150.000, 3 ambientes 2 baños',
    'El pedido 0192f3a4-7c1e-7b3a-9f00-1234567890ab no llegó',
    '(01234567-8901-4234-8901-23456789012f)',
    'Compré 15 arrobas de cemento',
    'Nos vemos @ casa',
    'De 8h30 a 12h30',
    'Son 3 puntos de luz y 2 barras: 12 puntos, 40 barrales',
    'De 10:30 a 12:30 o 16:30',
    'De 10h30 a 12h30 o 16h30',
    'De 8:30 a 12:30 y de 16:00 a 20:00',
    'Entre 2019 y 2023',
    'Los modelos 2019 o 2020 o 2021',
    'Son 1500 o 2000 ladrillos',
    'Entre $ 80000 y 95000',
    'Tirantes de 1200 a 1500 o 1800 mm',
    'Vidrios de 1235 o 2315 mm',
    'Una caja de 120x60x40 y 3 o 4 estantes de 120x30',
    'De 3 a 4 o 5 personas, 2 y 3 piezas',
    'Un cuarto de 3x4x2 m',
    'Un mueble de 120x60x75 cm',
    'Un horno de 595x595x565 mm',
    'Un galpón de 10,25 x 12,50 x 3 m',
    'Un terreno de 100x250 m',
    'Sale $ 341',
    'Cuesta $ 15.000',
    'Los precios: $ 1500, $ 2300, $ 3400',
    '$ 1.575 $ 2.320 $ 3.415',
    '$ 350 $ 450 $ 1200',
    'De 9 a 18 $ 150000 por día',
    'El $ 15720, el otro $ 23215',
    'Del 2025 $ 15000 $ 23000',
    'Bolsas de cemento a 5 (a) domicilio',
    'Un plomero(a) con experiencia',
    'Busco instalador(a). Com urgencia',
    'Un tablero AT y BT. Urgente',
    'Un tablero (AT) nuevo, y otro "AT"',
    'La tecla (@) no anda, la “@” tampoco',
    'La línea AT 13.2 kV',
    'Nos vemos @ casa. Es tarde',
    'Nos vemos @ casa. Comemos algo',
    'Se pasa de 3 (a) 4. Argentina',
  ])('leaves «%s» as it is', (text) => {
    expect(maskContact(text)).toBe(text)
  })

  it('looks at the longest text that a form takes a bounded number of times, whatever it is made of', () => {
    const parts = [
      '1',
      '1 ',
      'a',
      'a ',
      'a@',
      '@',
      '@ ',
      '.',
      'a.',
      ' ',
      '1-',
      '$',
      '$1',
      '1x',
      '1 x ',
      '1x ',
      '1 y ',
      '123 y ',
      'y',
      '$ 1 ',
      '$ 341 ',
      '(a)',
      ' at ',
      'at.',
      ' . ',
      '. com',
    ]
    const words = [
      'a arroba ',
      ' punto ',
      'arroba',
      '(at)',
      '(@)',
      '@@',
      '-arroba-',
      '"a"',
      '“a”',
      '-a-',
      '-@-',
      '- ',
      'wa.me/',
      'wa.me/ ',
      'a @ b ',
      '0123abcd-',
      'x'.repeat(99),
      'linktr.ee/',
      'tres ',
      'treinta y ',
      'uno,',
      'cien',
      'insta ',
      'insta: ',
      'ig es ',
      'como ',
      'a_b.c99 ',
      ' en ',
      'gmail ',
      'gmail com ',
      'bgmail.com',
      ' punto a',
    ]
    const worstText = fc.array(fc.constantFrom(...parts, ...words, '🙂', '３'), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(worstText, (pieces) => {
        const unit = pieces.join('')
        const text = contactText(unit.repeat(Math.ceil(2000 / unit.length)).slice(0, 2000))
        maskText(text)
        expect(text.reads()).toBeLessThan(50 * 2000)
      }),
      { numRuns: inLongForm(300, 60) },
    )
    for (const part of [...parts, ...words]) {
      const text = contactText(part.repeat(2000 / part.length))
      maskText(text)
      expect(text.reads()).toBeLessThan(50 * 2000)
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
