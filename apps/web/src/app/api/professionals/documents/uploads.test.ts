import { randomUUID } from 'node:crypto'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { startRegistrationEndpoint, uploadDocumentEndpoint } from '@oficio/contracts/professionals/documents'
import { registerProfessionalEndpoint } from '@oficio/contracts/professionals/joining'
import { openSession } from '@oficio/domain/accounts/sessions/open-session'
import { visitor } from '@oficio/domain/kernel/actor'
import { startRegistration } from '@oficio/domain/professionals/documents/start-registration'
import { registerProfessional } from '@oficio/domain/professionals/joining/register-professional'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { joiningForm } from '@oficio/domain/testing/joining-form'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeEach, expect, it } from 'vitest'
import { jsonAnswer } from '@/server/calls/answers'
import { callEndpoint, cookieOf } from '@/server/testing/call-endpoint'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const pdf = '%PDF-1.7\nalgo\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'

function documentForm(field: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(field, new Blob([pdf], { type: 'application/pdf' }), 'matricula.pdf')
  return form
}

const upload = (cookie?: string) =>
  callEndpoint(ctx, {
    endpoint: uploadDocumentEndpoint,
    body: documentForm('document'),
    headers: { origin: 'http://localhost:3000', ...(cookie && { cookie }) },
  })

/** Starts a registration as a browser does, and returns its device cookie. */
async function startedDevice(): Promise<string> {
  const { headers, status } = await callEndpoint(ctx, {
    endpoint: startRegistrationEndpoint,
    work: async (actor) => jsonAnswer(200, await startRegistration(ctx, actor)),
  })
  expect(status).toBe(200)
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

const countStored = async () => [await ctx.db.professionalDocument.count(), ctx.files.files.size]

it('refuses the document of a visitor who started no registration, and stores nothing', async () => {
  const answers = [await upload(), await upload('oficio_device=made-up-by-the-caller')]
  for (const { status, body } of answers) {
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: 'registration_not_started' })
  }
  expect(await countStored()).toEqual([0, 0])
})

it('takes the document of a device that started a registration', async () => {
  expect(await upload(await startedDevice())).toMatchObject({ status: 200 })
  expect(await countStored()).toEqual([1, 1])
})

it.each(['user', 'professional'] as const)('takes the document of a signed-in %s', async (role) => {
  const { id: userId } = await buildUser(ctx, { role })
  const { sessionId } = await openSession(ctx, visitor(), { userId, kind: 'web' })
  expect(await upload(await cookieOf({ userId, sessionId }))).toMatchObject({ status: 200 })
})

it.each([
  { what: 'with an invalid form', files: [], code: 'validation_failed' },
  { what: 'with another file that is no document', files: ['not-a-photo'], code: 'document_type' },
])('removes the documents of a registration $what', async ({ files, code }) => {
  const body = documentForm('additionalDocs', { username: 'ana' })
  for (const file of files) body.append('additionalDocs', new Blob([file]), 'archivo.exe')
  const answer = await callEndpoint(ctx, { endpoint: registerProfessionalEndpoint, body })
  expect(answer).toMatchObject({ status: 422, body: { code } })
  expect(await countStored()).toEqual([0, 0])
})

it('removes the document of a call that fails after it was stored', async () => {
  const answer = await callEndpoint(ctx, {
    endpoint: uploadDocumentEndpoint,
    headers: { cookie: await startedDevice() },
    body: documentForm('document'),
    work: () => {
      throw new AppError('not_found')
    },
  })
  expect(answer.status).toBe(404)
  expect(await countStored()).toEqual([0, 0])
})

/** Registers with a multipart form that contains a photo and the most documents that one form accepts. */
async function register(fields: Record<string, string>, headers: Record<string, string>) {
  const body = documentForm('additionalDocs', fields)
  for (let count = 1; count < limits.documentsPerProfessional; count += 1)
    body.append('additionalDocs', new Blob([`${pdf}${count}`], { type: 'application/pdf' }), `${count}.pdf`)
  body.append('profilePhoto', new Blob(['a picture'], { type: 'image/png' }), 'yo.png')
  return callEndpoint(ctx, {
    endpoint: registerProfessionalEndpoint,
    body,
    headers,
    work: async (actor, input) => {
      const form = registerProfessionalEndpoint.body.parse(input)
      return jsonAnswer(201, await registerProfessional(ctx, actor, form))
    },
  })
}

const waiting = async () => [
  await ctx.db.professionalDocument.count({ where: { state: 'pending' } }),
  await ctx.db.photo.count({ where: { state: 'pending' } }),
]

it('answers four equal multipart registrations with one key alike, and leaves no waiting files', async () => {
  const { rubros, photoIds, documentIds, acceptTerms, ...texts } = await joiningForm(ctx)
  const fields = {
    ...Object.fromEntries(
      Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    rubros: rubros.join(),
    acceptTerms: 'true',
  }
  const headers = { cookie: await startedDevice(), 'idempotency-key': randomUUID() }
  const first = await register(fields, headers)
  expect(first).toMatchObject({ status: 201 })
  for (const repeat of ['second', 'third', 'fourth']) {
    const answer = await register(fields, headers)
    expect(answer, repeat).toMatchObject({ status: 201, body: first.body })
    expect(await waiting(), repeat).toEqual([0, 0])
  }
  expect(await ctx.db.professional.count()).toBe(1)
  expect(await ctx.db.professionalDocument.count()).toBe(limits.documentsPerProfessional)
})
