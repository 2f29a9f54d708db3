import { createReadCache } from '@oficio/context/read-cache'
import {
  listLocalidadesEndpoint,
  listProvinciasEndpoint,
  type PlaceView,
} from '@oficio/contracts/places/endpoints'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { listLocalidades } from '@oficio/domain/places/list-localidades'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { createAnswerTexts, wrapOnce } from './answer-texts'

const schema = z.object({ names: z.array(z.string()) })

it('serialises a cached list once, and again after its tags are purged', async () => {
  const ctx = await createTestContext()
  const readCache = createReadCache(ctx.clock)
  const parse = vi.spyOn(listProvinciasEndpoint.response, 'safeParse')
  const textOf = createAnswerTexts(listProvinciasEndpoint.response, { isKept: true })
  const answerOf = wrapOnce((provincias: PlaceView[]) => ({ provincias }))
  const ask = async () => textOf(answerOf(await listProvincias({ ...ctx, readCache })))
  const before = await ask()
  expect(JSON.parse(before)).toEqual({ provincias: await listProvincias(ctx) })
  const row = { where: { id: 1 } }
  const { nombre } = await ctx.db.provincia.findUniqueOrThrow(row)
  // Restores the row, because other test files of this process use the reference data.
  onTestFinished(async () => void (await ctx.db.provincia.update({ ...row, data: { nombre } })))
  await ctx.db.provincia.update({ ...row, data: { nombre: 'Otro nombre' } })
  expect([await ask(), parse.mock.calls.length]).toEqual([before, 1])
  readCache.purge([pageTags.places])
  expect(await ask()).toContain('Otro nombre')
  expect(parse).toHaveBeenCalledTimes(2)
  parse.mockRestore()
})

it('writes all localities of a province once, and a shorter list of them on its own', async () => {
  const testCtx = await createTestContext()
  const ctx = { ...testCtx, readCache: createReadCache(testCtx.clock) }
  const { max } = listLocalidadesEndpoint.query.parse({ provincia: '1' })
  const ask = (max: number) => listLocalidades(ctx, { provincia: 'Santa Fe', max })
  expect(await ask(max)).toBe(await ask(max))
  expect(await ask(2)).toEqual((await ask(max)).slice(0, 2))
})

it('writes an answer that is not kept each time, as it is by then', () => {
  const textOf = createAnswerTexts(schema, { isKept: false })
  const answer = { names: ['a'] }
  expect(textOf(answer)).toBe('{"names":["a"]}')
  answer.names.push('b')
  expect(textOf(answer)).toBe('{"names":["a","b"]}')
})

it('lets nothing out that is not in the contract, kept or not', () => {
  for (const isKept of [true, false]) {
    const textOf = createAnswerTexts(schema, { isKept })
    expect(textOf({ names: ['ñandú'], secret: 1 })).toBe('{"names":["ñandú"]}')
    expect(() => textOf({ names: [1] })).toThrow('wrong answer')
  }
})
