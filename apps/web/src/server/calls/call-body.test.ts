import { defineEndpoint } from '@oficio/contracts/endpoint'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callEndpoint, greetEndpoint, json } from '../testing/call-endpoint'

let ctx: TestCtx

beforeAll(async () => {
  ctx = await createTestContext()
})

const nested = (levels: number, within = ''): string =>
  `{"name":${'['.repeat(levels)}${within}${']'.repeat(levels)}}`

describe('a JSON body', () => {
  it('is parsed together with params and query, and the params win', async () => {
    const { input } = await callEndpoint(ctx, { ...json({ name: 'Ana', id: 'other' }), query: 'loud=true' })
    expect(input).toEqual({ id: '1', name: 'Ana', loud: 'true' })
  })

  it.each([
    { name: 'absent', sent: {}, status: 200 },
    { name: 'empty', sent: { body: '' }, status: 200 },
    { name: 'null', sent: json(null), status: 422 },
    { name: 'a list', sent: json([]), status: 422 },
    { name: 'broken', sent: { headers: { 'content-type': 'application/json' }, body: '{"a"' }, status: 400 },
    { name: 'with a NUL', sent: json({ name: 'a\0' }), status: 400 },
    { name: 'with half a sign', sent: json({ name: 'a\ud800' }), status: 400 },
    { name: 'not UTF-8', sent: { ...json({}), body: new Uint8Array([0xff, 0xfe]) }, status: 400 },
    { name: 'deep', sent: { ...json({}), body: '['.repeat(100_000) }, status: 400 },
    { name: 'deep and whole', sent: { ...json({}), body: nested(3_000) }, status: 400 },
    {
      name: 'deep, with an escaped sign',
      sent: { ...json({}), body: nested(20_000, '"\\u0000"') },
      status: 400,
    },
    { name: 'as deep as a call may be', sent: { ...json({}), body: nested(15) }, status: 422 },
    { name: 'a form', sent: { body: new URLSearchParams({ name: 'Ana' }) }, status: 415 },
    { name: 'plain text', sent: { body: '{}' }, status: 415 },
    { name: 'too long', sent: json({ name: 'x'.repeat(300_000) }), status: 413 },
  ])('$name: $status', async ({ sent, status }) => {
    const answer = await callEndpoint(ctx, sent)
    expect(answer.status).toBe(status)
    if (status >= 400)
      expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  })

  it('is refused by its announced length before it is read', async () => {
    const body = json({})
    const headers = { ...body.headers, 'content-length': '900000' }
    expect(await callEndpoint(ctx, { ...body, headers })).toMatchObject({ status: 413 })
  })

  it('is answered with the invalid fields, in Spanish', async () => {
    const answer = await callEndpoint(ctx, {
      ...json({ name: 'demasiado' }),
      query: 'loud=x',
      params: { id: 'long!' },
    })
    expect(answer.body).toEqual({
      code: 'validation_failed',
      message: 'Validation failed',
      text: 'Error en la validación de datos. Por favor, verifica los campos.',
      errors: {
        name: 'Es muy largo.',
        loud: 'Puede ser: true, false.',
        id: 'Tiene que tener hasta 3 caracteres.',
      },
    })
  })
})

const upload = defineEndpoint({
  ...greetEndpoint,
  name: 'upload',
  createsNothing: 'upload',
  limit: 'upload',
  needsDevice: true,
  body: z.object({
    name: z.string().optional(),
    photoIds: z
      .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(z.uuid()))
      .default([]),
  }),
  files: { photo: { kind: 'photo', into: 'photoIds', max: 2, maxBytesEach: 1000 } },
})

function form(files: readonly Uint8Array[], { field = 'photo', fields = {} as Record<string, string> } = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const bytes of files)
    body.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
  return { endpoint: upload, body }
}

describe('a multipart body', () => {
  const photo = new Uint8Array(1000).fill(7)

  it('stores each file and passes its id beside the text fields', async () => {
    const before = await ctx.db.photo.count()
    const { status, input } = await callEndpoint(ctx, form([photo, photo], { fields: { name: 'Ana' } }))
    expect(status).toBe(200)
    expect(input).toMatchObject({ name: 'Ana', photoIds: [expect.any(String), expect.any(String)] })
    expect(await ctx.db.photo.count()).toBe(before + 2)
  })

  it('may come without files, or with an empty one as forms send it', async () => {
    for (const files of [[], [new Uint8Array()]]) {
      const { status, input } = await callEndpoint(ctx, form(files, { fields: { name: 'Ana' } }))
      expect({ status, input }).toMatchObject({ status: 200, input: { name: 'Ana', photoIds: [] } })
    }
  })

  it.each([
    { name: 'a third file', sent: form([photo, photo, photo]), code: 'too_many_photos' },
    { name: 'a file too large', sent: form([new Uint8Array(1001)]), code: 'photo_too_large' },
    { name: 'no photo', sent: form([new TextEncoder().encode('not-a-photo')]), code: 'photo_type' },
    { name: 'a file under another name', sent: form([photo], { field: 'cv' }), code: 'validation_failed' },
    { name: 'a body far too large', sent: form([new Uint8Array(600_000)]), code: 'photo_too_large' },
    { name: 'a NUL in a text', sent: form([], { fields: { name: 'a\0' } }), code: 'invalid_request' },
    {
      name: 'no boundary',
      sent: { endpoint: upload, headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
      code: 'invalid_request',
    },
    {
      name: 'a body that breaks off',
      sent: {
        endpoint: upload,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\nabc',
      },
      code: 'invalid_request',
    },
  ])('is refused as $code with $name', async ({ sent, code }) => {
    expect(await callEndpoint(ctx, sent)).toMatchObject({ body: { code } })
  })

  it('names the file that is at fault, and the fields that take files', async () => {
    const text = new TextEncoder().encode('not-a-photo')
    const errorsOf = async (body: ReturnType<typeof form>) =>
      Object(Object(await callEndpoint(ctx, body)).body).errors
    expect(await errorsOf(form([photo, text]))).toEqual({
      'photo.1': expect.stringContaining('no es una foto'),
    })
    expect(await errorsOf(form([new Uint8Array(1001)]))).toEqual({ 'photo.0': expect.any(String) })
    expect(await errorsOf(form([photo, photo, photo]))).toEqual({ photo: 'Podés subir hasta 2 archivos.' })
    expect(await errorsOf(form([photo], { field: 'cv' }))).toEqual({
      cv: 'Acá no va un archivo. Los archivos van en: photo.',
    })
  })

  it('takes files of a field that is written as a list', async () => {
    const { status, input } = await callEndpoint(ctx, form([photo, photo], { field: 'photo[]' }))
    expect({ status, input }).toMatchObject({
      status: 200,
      input: { photoIds: [expect.any(String), expect.any(String)] },
    })
  })

  it('is not blamed for an error that has nothing to do with its content', async () => {
    const broken = { ...ctx, images: { process: () => Promise.reject(new Error('disk full')) } }
    expect(await callEndpoint(broken, form([photo]))).toMatchObject({ status: 500 })
  })

  it('is taken only where files are expected', async () => {
    expect(await callEndpoint(ctx, { body: form([photo]).body })).toMatchObject({ status: 415 })
  })
})
