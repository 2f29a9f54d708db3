import { importTexts } from '@oficio/contracts/businesses/importing/columns'
import { codeOf } from '@oficio/contracts/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildBusiness } from '../../testing/builders/build-business'
import { importHead as head, importLineOf as lineOf } from '../../testing/import-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getImport } from './get-import'
import { listImportLines } from './list-import-lines'
import { runImport } from './run-import'
import { storeImport } from './store-import'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')

const send = (bytes: Uint8Array) => storeImport(ctx, admin, { bytes, name: 'negocios.csv' })
const store = (lines: readonly string[], begin = '') =>
  send(new TextEncoder().encode(`${begin}${lines.join('\r\n')}\r\n`))
const linesOf = async (id: string, part: 'wrong' | 'hinted' | 'right') =>
  (await listImportLines(ctx, admin, { id, part, sort: 'line' })).rows
const countsOf = async (id: string) => {
  const { lineCount, wrongCount, hintCount } = await getImport(ctx, admin, { id })
  return { lineCount, wrongCount, hintCount }
}
const allRight = (lineCount: number) => ({ lineCount, wrongCount: 0, hintCount: 0 })

describe('a file of a spreadsheet', () => {
  const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.codePointAt(0) ?? 0))

  it('is read in Windows-1252, as Excel in Spanish writes CSV', async () => {
    const { id } = await send(
      latin(`${head}\r\n${lineOf(1, { 0: 'Peluquería Ñandú', 2: 'Córdoba', 3: 'Río Cuarto' })}\r\n`),
    )
    expect(await countsOf(id)).toEqual(allRight(1))
    expect((await linesOf(id, 'right'))[0]?.name).toBe('Peluquería Ñandú')
  })

  it('is read in UTF-16, as Excel writes Unicode text', async () => {
    const text = `\ufeff${head.replaceAll(';', '\t')}\r\n${lineOf(1).replaceAll(';', '\t')}\r\n`
    const { id } = await send(new Uint8Array(Buffer.from(text, 'utf16le')))
    expect(await countsOf(id)).toEqual(allRight(1))
  })

  it.each([
    ['tabs', [head, lineOf(1)].map((line) => line.replaceAll(';', '\t')), ''],
    ['sep=; in front', ['sep=;', head, lineOf(1)], ''],
    ['"sep=," in front', ['"sep=,"', head, lineOf(1)].map((line) => line.replaceAll(';', ',')), '\ufeff'],
    ['empty lines before the heading', ['', ';;;;;;;;;;', '  ', head, lineOf(1)], ''],
    ['trailing separators', [head, `${lineOf(1)};;;`, `${lineOf(2)}; ;`], ''],
    ['trailing separators in every line', [`${head};;`, `${lineOf(1)};;`, `${lineOf(2)};;`], ''],
  ])('is read with %s', async (_what, lines, begin) => {
    const { id } = await store(lines, begin)
    const { wrongCount, hintCount } = await getImport(ctx, admin, { id })
    expect([wrongCount, hintCount]).toEqual([0, 0])
  })

  it('is refused in words when it is no text', async () => {
    for (const bytes of [
      [0x4e, 0x00, 0x6f, 0x00],
      [0x89, 0x50, 0x4e, 0x47, 0x81, 0x8d],
    ])
      await expect(send(Uint8Array.from(bytes))).rejects.toMatchObject({
        fields: { table: expect.stringContaining('UTF-8') },
      })
  })

  it.each([
    'RESTAURANTE',
    'Restaurant',
    'CAFÉ',
    'Cafe',
    'Bar',
    'Gimnasio',
    'Hotel',
    'Peluquería',
    'Salón de belleza',
    'tienda',
    'OTRO',
  ])('may call a category %s', async (category) => {
    const { id } = await store([head, lineOf(1, { 1: category })])
    expect(await countsOf(id)).toEqual(allRight(1))
  })

  it.each(['s/d', 'S/D', 's.d.', 'sin datos', 'N/A', 'n/d', '-', '--', '—', 'No tiene', 'null'])(
    'says by %j that a cell is empty',
    async (blank) => {
      const { id } = await store([
        `${head};Código postal`,
        `${lineOf(1, { 4: 'Mitre 1', 5: blank, 7: blank, 8: blank, 9: blank, 10: blank })};${blank}`,
        `${lineOf(2, { 5: '341 425 1111', 6: blank })};`,
      ])
      expect(await countsOf(id)).toEqual(allRight(2))
    },
  )
})

describe('facts of one line', () => {
  const faultsOf = async (cells: Record<number, string>, postalCode = '') => {
    const { id } = await store([`${head};Código postal`, `${lineOf(1, cells)};${postalCode}`])
    return (await linesOf(id, 'wrong'))[0]?.faults ?? []
  }

  it('are wrong together where the point is far from the town, with the distance', async () => {
    const [fault] = await faultsOf({ 2: 'Jujuy', 3: 'San Pedro de Jujuy', 9: '-33,68', 10: '-59,67' })
    expect(fault).toMatchObject({ column: 'Latitud' })
    expect(fault?.text).toMatch(/1\.?\d{3} km/)
    expect(await faultsOf({ 9: '-32,95', 10: '-60,64' })).toEqual([])
  })

  it.each([
    ['Santa Fe', 'Rosario', '-60,64', '-32,95', 'cruzadas'],
    ['Jujuy', 'San Salvador de Jujuy', '-65,30', '-24,19', 'cruzadas'],
    ['Santa Fe', 'Rosario', '32,95', '60,64', 'signo menos'],
    ['Santa Fe', 'Rosario', '-32,95', '60,64', 'signo menos'],
  ])(
    'give this outcome in %s, %s with latitude %s and longitude %s: %s',
    async (state, city, lat, lng, word) => {
      const faults = await faultsOf({ 2: state, 3: city, 9: lat, 10: lng })
      expect(faults).toHaveLength(1)
      expect(faults[0]?.text).toContain(word)
    },
  )

  it('are wrong together where the postal code is of another province', async () => {
    const faults = await faultsOf({ 2: 'Jujuy', 3: 'San Pedro de Jujuy' }, 'B2930ABP')
    expect(faults).toEqual([{ column: 'Código postal', text: expect.stringContaining('Buenos Aires') }])
    for (const [state, city, code] of [
      ['Jujuy', 'San Pedro de Jujuy', 'Y4500ABC'],
      ['Jujuy', 'San Pedro de Jujuy', '4500'],
      ['CABA', 'CABA', 'c1425dkf'],
      ['Buenos Aires', 'Capital Federal', 'C1425'],
    ] as const)
      expect(await faultsOf({ 2: state, 3: city }, code)).toEqual([])
  })
})

describe('two lines', () => {
  it('are two shops with one name and two addresses', async () => {
    const { id } = await store([
      head,
      lineOf(1, { 0: 'Café de la Esquina', 4: 'Córdoba 1100', 5: '341 4251111' }),
      lineOf(2, { 0: 'Café de la Esquina', 4: 'Oroño 2200', 5: '341 4352222' }),
    ])
    expect(await countsOf(id)).toEqual(allRight(2))
    expect(await runImport(ctx, admin, { id, which: 'all', hinted: 'skip' })).toMatchObject({ madeCount: 2 })
  })

  it('are one business with one name and one address, however the address is written', async () => {
    const { id } = await store([
      head,
      lineOf(1, { 0: 'Café Uno', 4: 'Av. Córdoba 1100' }),
      lineOf(2, { 0: 'CAFE UNO', 4: 'avenida cordoba N° 1100' }),
      lineOf(3, { 0: 'Café Uno', 4: 'Cordoba 1100' }),
    ])
    expect((await linesOf(id, 'wrong')).map(({ line, faults }) => [line, faults[0]?.text])).toEqual([
      [3, importTexts.repeated(2)],
      [4, importTexts.repeated(2)],
    ])
  })

  it('may be one business when they share a phone, which an admin decides', async () => {
    const { id } = await store([
      head,
      lineOf(1, { 0: 'Librería Uno', 5: '341 4403333' }),
      lineOf(2, { 0: 'Museo Dos', 5: '+54 9 0341 15 4403333' }),
      lineOf(3),
    ])
    expect(await countsOf(id)).toEqual({ lineCount: 3, wrongCount: 0, hintCount: 1 })
    expect(await linesOf(id, 'hinted')).toMatchObject([
      { line: 3, hints: [{ column: 'Teléfono', text: importTexts.samePhone(2) }] },
    ])
    expect((await linesOf(id, 'right')).map(({ line }) => line)).toEqual([2, 4])
    const refusal = runImport(ctx, admin, { id, which: 'all', hinted: 'skip' })
    expect(await refusal.then(() => '', codeOf)).toBe('import_has_faults')
    expect(await runImport(ctx, admin, { id, which: 'all', hinted: 'bring' })).toMatchObject({ madeCount: 3 })
  })

  it('are left out when they may be one business and the admin does not import them', async () => {
    const { id } = await store([head, lineOf(1, { 5: '341 4403333' }), lineOf(2, { 5: '341 4403333' })])
    expect(await runImport(ctx, admin, { id, which: 'right', hinted: 'skip' })).toMatchObject({
      madeCount: 1,
    })
  })

  it('may be one business when they share a name and one has no address', async () => {
    const { id } = await store([head, lineOf(1, { 0: 'Café Uno' }), lineOf(2, { 0: 'Café Uno', 4: '' })])
    expect(await linesOf(id, 'hinted')).toMatchObject([
      { line: 3, hints: [{ text: importTexts.sameName(2) }] },
    ])
  })
})

describe('a business that has a page', () => {
  it('is refused by name and address alone; a shared phone is a hint', async () => {
    const page = await buildBusiness(ctx, { name: 'Café Tortoni', address: 'Av. Córdoba 1500' })
    const { id } = await store([
      head,
      lineOf(1, { 0: 'Cafe tortoni', 4: 'cordoba 1500' }),
      lineOf(2, { 0: 'Cafe tortoni', 4: 'Oroño 1' }),
      lineOf(3, { 5: page.phone ?? '' }),
    ])
    expect(await linesOf(id, 'wrong')).toMatchObject([{ line: 2, faults: [{ text: importTexts.known }] }])
    expect(await linesOf(id, 'hinted')).toMatchObject([
      { line: 4, hints: [{ text: importTexts.knownPhone('Café Tortoni') }] },
    ])
    expect(await runImport(ctx, admin, { id, which: 'right', hinted: 'bring' })).toMatchObject({
      madeCount: 2,
    })
  })

  it('is found again when it was added after the dry run, without repeating a hint', async () => {
    const { id } = await store([head, lineOf(1, { 5: '341 4403333' })])
    await buildBusiness(ctx, { name: 'Otro', phone: '+543414403333' })
    for (let turn = 0; turn < 2; turn += 1)
      await runImport(ctx, admin, { id, which: 'all', hinted: 'skip' }).catch(() => undefined)
    expect((await linesOf(id, 'hinted'))[0]?.hints).toHaveLength(1)
    expect(await countsOf(id)).toEqual({ lineCount: 1, wrongCount: 0, hintCount: 1 })
  })
})
