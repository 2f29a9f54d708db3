import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect, type Page } from '@playwright/test'
import { long, test } from './support/fixtures'
import { linkIn } from './support/mailbox'
import { type Market, testPassword } from './support/market'
import type { World } from './support/world'

/** Stores a professional with the lead of a request from the trial. */
async function takenLead({ ctx }: World, market: Market, number: number) {
  const professional = await market.professional()
  const request = await market.request({ email: `muda.${number}@clientes.example.com` })
  await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
  const freeLeads = async () => {
    const { freeLeadsLeft } = await ctx.db.professional.findUniqueOrThrow({ where: { id: professional.id } })
    return freeLeadsLeft
  }
  return { professional, request, freeLeads }
}

async function report(page: Page, requestId: string, reason: string, note: string): Promise<void> {
  await page.goto(`/professional/requests/${requestId}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Reportar contacto' }).click()
  await dialog.getByRole('radio', { name: reason }).click()
  await dialog.getByLabel('Contanos más').fill(note)
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(page.getByText('Reporte en revisión')).toBeVisible()
  // The button that opened the dialog is gone, so its replacement has the focus.
  await expect(page.locator(':focus')).toContainText('Reporte en revisión')
}

test(
  'a dead lead is given back at once when the client, asked by mail, agrees',
  long,
  async ({ page, world, market, mailbox, visit }) => {
    const { professional, request, freeLeads } = await takenLead(world, market, await world.nextNumber())
    const window = await visit(professional.user.username)
    await report(window, request.id, 'No contesta', 'Llamé a la mañana y a la tarde.')
    expect(await freeLeads()).toBe(2)
    const mail = await mailbox.wait(request.email, /^¿Te contactaron\?/)
    await page.goto(linkIn(mail, 'respuesta=not_contacted'))
    await expect(page.getByRole('heading', { name: '¿Te contactaron?' })).toBeVisible()
    await page.getByRole('button', { name: 'No, no me contactó' }).click()
    await expect(page.getByText('Gracias por contarnos.')).toBeVisible()
    await window.reload()
    await expect(window.getByRole('main')).toContainText('Te devolvimos el contacto')
    await expect(window.getByRole('main')).not.toContainText(request.email)
    expect(await freeLeads()).toBe(3)
    const { leadCount } = await world.ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: request.id } })
    expect(leadCount).toBe(0)
    // The site asks this question only once.
    await page.reload()
    await expect(page.getByRole('heading', { name: '¿Te contactaron?' })).toBeHidden()
  },
)

test(
  'an admin decides when the client contradicts a report, and the professional reads why',
  long,
  async ({ page, world, market, mailbox, visit }) => {
    const number = await world.nextNumber()
    const { professional, request, freeLeads } = await takenLead(world, market, number)
    const admin = await buildUser(world.ctx, { role: 'admin', password: testPassword })
    const window = await visit(professional.user.username)
    await report(window, request.id, 'El número es incorrecto', `Atiende otra persona, caso ${number}.`)
    const mail = await mailbox.wait(request.email, /^¿Te contactaron\?/)
    await page.goto(linkIn(mail, 'respuesta=contacted'))
    await page.getByRole('button', { name: 'Sí, hablamos' }).click()
    await expect(page.getByText('Gracias por contarnos.')).toBeVisible()
    // The site must not ask for the same answer again in other words.
    await expect(page.getByRole('heading', { name: 'Elegí con quién hacés el trabajo' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Me contactaron' })).toHaveCount(0)

    const desk = await visit(admin.username)
    await desk.goto('/admin/lead-reports')
    await desk.getByLabel('Buscar').fill(`${request.contactName} ${professional.user.firstName}`)
    await desk.getByRole('button', { name: 'Buscar' }).click()
    const { id } = await world.ctx.db.leadReport.findFirstOrThrow({
      where: { lead: { requestId: request.id } },
    })
    await desk.locator(`a[href$="${id}"]`).click()
    const item = desk.getByRole('article').filter({ hasText: `caso ${number}.` })
    await expect(item).toContainText('Sí, hablamos')
    await item.getByRole('button', { name: 'No corresponde' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('textbox').fill('El cliente confirma que hablaron.')
    await dialog.getByRole('button', { name: 'No corresponde' }).click()
    await expect(desk.getByText('Reporte resuelto')).toBeVisible()
    await expect(item).toContainText('El cliente confirma que hablaron.')
    await expect(item.getByRole('button', { name: 'No corresponde' })).toBeHidden()
    await window.reload()
    await expect(window.getByRole('main')).toContainText('No corresponde devolverlo')
    expect(await freeLeads()).toBe(2)
    const decisionMail = await mailbox.wait(professional.user.email, new RegExp(request.title))
    expect(decisionMail.text).toContain('El cliente confirma que hablaron.')
  },
)
