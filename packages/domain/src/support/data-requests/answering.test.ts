import { dataLimits } from '@oficio/contracts/support/data-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { dataScene, dataEmail as email } from '../../testing/support/data-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { anonymiseDataRequests } from './anonymise-data-requests'
import { answerDataRequest } from './answer-data-request'
import { downloadAskedData } from './download-asked-data'
import { findData } from './find-data'
import { getDataLink } from './get-data-link'

let ctx: TestCtx
let admin: ReturnType<typeof account>
let scene: ReturnType<typeof dataScene>
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin', firstName: 'Ana', lastName: 'Ríos' })).id, 'admin')
  scene = dataScene(ctx)
})

describe('to see', () => {
  it('gives the file by the link, once it is answered and for some days: everything of theirs, no key, nothing of others', async () => {
    const own = await buildServiceRequest(ctx, { email })
    const foreign = await buildServiceRequest(ctx)
    const { token, id } = await scene.prove('access')
    const load = () => downloadAskedData(ctx, visitor(), { token })
    await expect(load()).rejects.toMatchObject({ code: 'data_link_invalid' })
    await answerDataRequest(ctx, admin, { id, status: 'done', answer: 'Acá están.' })
    await runDueJobs(ctx)
    const [mail] = ctx.mailer.sentMails.filter(({ content }) => content.template === 'data-request-answered')
    expect(mail).toMatchObject({ to: email, content: { props: { isDone: true, keeps: [] } } })
    expect(JSON.stringify(mail)).toContain(token)
    const text = JSON.stringify(await load())
    for (const ownText of [own.id, own.phone, own.description, email]) expect(text).toContain(ownText)
    for (const not of [foreign.id, foreign.phone, 'device_hash', 'body_hash']) expect(text).not.toContain(not)
    ctx.clock.advance({ days: dataLimits.fileDays })
    await expect(load()).rejects.toMatchObject({ code: 'data_link_invalid' })
    expect(await getDataLink(ctx, token)).toMatchObject({ state: 'answered', isDone: true, fileUntil: null })
  })

  it('refused gives nothing but the reason', async () => {
    const { token, id } = await scene.prove('access')
    await answerDataRequest(ctx, admin, { id, status: 'refused', answer: 'Los viste hace un mes.' })
    expect(await getDataLink(ctx, token)).toMatchObject({
      isDone: false,
      answer: 'Los viste hace un mes.',
    })
    await expect(downloadAskedData(ctx, visitor(), { token })).rejects.toMatchObject({
      code: 'data_link_invalid',
    })
  })
})

describe('an answer', () => {
  it('is given once: of two admins at once, and of erasing and refusing at once, one counts', async () => {
    const { id } = await scene.prove('erasure')
    const other = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const answers = await Promise.allSettled([
      answerDataRequest(ctx, admin, { id, status: 'done', answer: 'Listo.' }),
      answerDataRequest(ctx, other, { id, status: 'refused', answer: 'No.' }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(
      answerDataRequest(ctx, admin, { id, status: 'done', answer: 'Listo.' }),
    ).rejects.toMatchObject({
      code: 'already_answered',
    })
    expect(await ctx.db.auditEntry.count()).toBe(1)
    expect(await ctx.db.mail.count({ where: { template: 'data-request-answered' } })).toBe(1)
    const unknown = answerDataRequest(ctx, admin, { id: ctx.ids.next(), status: 'done', answer: 'Sí.' })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })

  it('loses who asked after its days, in the request and in its mails; code, kind and times stay', async () => {
    const { id, code } = await scene.prove('correction', { detail: 'Me llamo Lucía.' })
    await answerDataRequest(ctx, admin, { id, status: 'done', answer: 'Listo, Lucía.' })
    await runDueJobs(ctx)
    ctx.clock.advance({ days: 91 })
    await anonymiseDataRequests(ctx)
    await anonymiseDataRequests(ctx)
    const request = await ctx.db.dataRequest.findUniqueOrThrow({ where: { code } })
    expect(JSON.stringify(request)).not.toMatch(/luc[ií]a/i)
    expect(request).toMatchObject({ kind: 'correction', status: 'done' })
    expect(await ctx.db.mail.count({ where: { to: { not: '' } } })).toBe(0)
  })

  it('tells the desk what there is, what would go and what the law keeps', async () => {
    const professional = await buildProfessional(ctx, { user: { email } })
    await buildServiceRequest(ctx, { email })
    const createdAt = ctx.clock.now()
    await ctx.db.contactMessage.create({
      data: {
        id: ctx.ids.next(),
        subject: 'general',
        name: 'Lucía',
        email,
        message: 'Hola',
        submissionHash: 'x',
        createdAt,
      },
    })
    const { id } = await scene.prove('erasure')
    const foundData = await findData(ctx, admin, { id })
    const fates = Object.fromEntries(foundData?.tables.map(({ title, fate }) => [title, fate]) ?? [])
    expect(fates).toMatchObject({
      cuenta: 'erased',
      profesional: 'erased',
      solicitudes: 'erased',
      mensajes_de_contacto: 'kept for consumer law',
      pedidos_sobre_datos: 'kept for consumer law',
    })
    expect(foundData?.ends.join(' ')).toMatch(/1 solicitud activa.*búsquedas/s)
    expect(foundData?.keeps.join(' ')).toMatch(/pagos.*CUIT/s)
    await answerDataRequest(ctx, admin, { id, status: 'done', answer: 'Listo.' })
    expect(await findData(ctx, admin, { id })).toBeNull()
    expect(await ctx.db.user.findUniqueOrThrow({ where: { id: professional.userId } })).toMatchObject({
      firstName: 'Cuenta',
      lastName: 'cerrada',
    })
  })
})
