import type { NoticeChoice } from '@oficio/contracts/accounts/notice-choices'
import {
  deliveryModeOf,
  type NoticeGroupName,
  noticeChannels,
  noticeGroupNames,
} from '@oficio/contracts/kernel/notice-groups'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { defineEvent } from '../../kernel/events/define-event'
import { notify } from '../../kernel/notices/notify'
import { leadTakenEvent } from '../../leads/events'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { passwordChangedEvent } from '../security-events'
import { chooseNotices } from './choose-notices'
import { getNoticeChoices } from './get-notice-choices'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

async function person() {
  const { id, email } = await buildUser(ctx)
  return { id, email, actor: account(id, 'user') }
}

const off = (group: NoticeGroupName, channel: NoticeChoice['channel'] = 'mail'): NoticeChoice => ({
  group,
  channel,
  isWanted: false,
})
const on = (group: NoticeGroupName): NoticeChoice => ({ ...off(group), isWanted: true })

const choose = (actor: Account, ...choices: NoticeChoice[]) => chooseNotices(ctx, actor, { choices })

describe('what somebody chooses to be told of', () => {
  it('begins with everything, and is kept group by group and channel by channel', async () => {
    const { actor } = await person()
    ctx.noticeChannels = noticeChannels
    const before = await getNoticeChoices(ctx, actor)
    for (const { open, wanted } of before.groups) expect(wanted).toEqual(open)
    const after = await choose(actor, off('reminders'), off('reviews', 'site'), off('payments', 'push'))
    expect(await getNoticeChoices(ctx, actor)).toEqual(after)
    const changed = after.groups.filter(({ open, wanted }) => open.length !== wanted.length)
    expect(changed.map(({ group, wanted }) => [group, wanted])).toEqual([
      ['reminders', ['site', 'push']],
      ['reviews', ['mail', 'push']],
      ['payments', []],
    ])
  })

  it('names no channel that the site does not have', async () => {
    const { actor } = await person()
    const { channels, groups } = await getNoticeChoices(ctx, actor)
    expect(channels).toEqual(['mail', 'site'])
    expect(JSON.stringify(groups)).not.toContain('push')
  })

  it('offers new requests to professionals alone, and the pedidos of consumers to the team', async () => {
    const { userId } = await buildProfessional(ctx)
    const { id: adminId } = await buildUser(ctx, { role: 'admin' })
    const { actor } = await person()
    const namesFor = async (reader: Account) =>
      (await getNoticeChoices(ctx, reader)).groups.map(({ group }) => group)
    expect(await namesFor(account(userId, 'professional'))).toContain('new-requests')
    expect(await namesFor(account(adminId, 'admin'))).toContain('consumer-requests')
    expect(await namesFor(actor)).toEqual(expect.not.arrayContaining(['new-requests', 'consumer-requests']))
  })

  it('loses nothing of two forms that are saved at the same moment', async () => {
    const { id, actor } = await person()
    await choose(actor, off('advertising'))
    await Promise.all([
      choose(actor, off('reminders'), off('reviews', 'site')),
      choose(actor, off('request-news'), on('advertising'), off('reviews', 'push')),
    ])
    expect(await ctx.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      mutedMails: expect.toSatisfy((groups: string[]) => groups.sort().join() === 'reminders,request-news'),
      mutedNotices: ['reviews'],
      mutedPushes: ['reviews'],
    })
  })

  it('leaves a group that another version stored, and takes the last of two choices for one switch', async () => {
    const { id } = await buildUser(ctx, { mutedMails: ['horoscopes'] })
    await choose(account(id, 'user'), off('reminders'), on('reminders'), on('reviews'), off('reviews'))
    const { mutedMails } = await ctx.db.user.findUniqueOrThrow({ where: { id } })
    expect(mutedMails.sort()).toEqual(['horoscopes', 'reviews'])
  })

  it('is refused, with all that came beside it, for what law, money and safety demand', async () => {
    const { id, actor } = await person()
    const fixed = noticeGroupNames.flatMap((group) =>
      noticeChannels
        .filter((channel) => deliveryModeOf(group, channel) === 'always')
        .map((channel) => off(group, channel)),
    )
    expect(fixed.map(({ group, channel }) => `${group} ${channel}`)).toEqual(
      expect.arrayContaining(['payments mail', 'account mail', 'account site', 'consumer-requests site']),
    )
    for (const choice of fixed)
      await expect(choose(actor, off('reminders'), choice)).rejects.toMatchObject({ code: 'notice_is_fixed' })
    expect((await ctx.db.user.findUniqueOrThrow({ where: { id } })).mutedMails).toEqual([])
  })

  it('is for accounts, and the mail of the day for professionals', async () => {
    const { actor } = await person()
    await expect(chooseNotices(ctx, visitor(), { choices: [] })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    await expect(chooseNotices(ctx, actor, { choices: [], requestMails: 'daily' })).rejects.toMatchObject({
      code: 'forbidden',
    })
    const { userId } = await buildProfessional(ctx)
    const own = account(userId, 'professional')
    expect(await getNoticeChoices(ctx, own)).toMatchObject({ requestMails: 'at-once' })
    await chooseNotices(ctx, own, { choices: [], requestMails: 'daily' })
    expect(await choose(own, off('reviews'))).toMatchObject({ requestMails: 'daily' })
  })
})

describe('mails that somebody does not want', () => {
  it('are not sent to an owner with a proven mailbox, and all others are', async () => {
    const { id, email, actor } = await person()
    const client = await buildUser(ctx, { emailVerifiedAt: null })
    for (const chooser of [actor, account(client.id, 'user')]) await choose(chooser, off('contact-opened'))
    const { id: professionalId } = await buildProfessional(ctx)
    for (const to of [
      { userId: id, email },
      { userId: client.id, email: client.email },
    ]) {
      const request = await buildServiceRequest(ctx, to)
      const lead = await buildLead(ctx, { requestId: request.id, professionalId })
      const refs = { leadId: lead.id, requestId: request.id, seatsTaken: 1, seatsTotal: 5 }
      const data = { ...refs, request, name: 'Beto' }
      await ctx.transaction((ctx) => notify(ctx, leadTakenEvent, { email: to.email, key: lead.id, data }))
    }
    await ctx.transaction((ctx) =>
      notify(ctx, passwordChangedEvent, { email, key: 'changed', data: { userId: id } }),
    )
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ to, content }) => [to, content.template])).toEqual([
      [client.email, 'lead-taken'],
      [email, 'password-changed'],
    ])
    expect(await ctx.db.mail.count({ where: { to: email, skippedAt: { not: null } } })).toBe(1)
  })
})

describe('notices that somebody does not want', () => {
  const tell = (userIds: string[], group: NoticeGroupName) => {
    const notice = { kind: 'request-status' as const, words: () => ({ title: 'Algo', body: '', href: '/' }) }
    const event = defineEvent({ name: group, group, notice })
    return ctx.transaction((ctx) =>
      notify(
        ctx,
        event,
        userIds.map((userId) => ({ userId, key: '', data: {} })),
      ),
    )
  }
  const listNoticeKeys = async () => {
    const notices = await ctx.db.notice.findMany({ orderBy: { createdAt: 'asc' } })
    return notices.map(({ userId, dedupeKey }) => [userId, dedupeKey.replace(':', '')])
  }

  it('are not put into their list, and into everybody else’s they are', async () => {
    const { id, actor } = await person()
    const other = await person()
    await choose(actor, off('reviews', 'site'))
    await tell([id, other.id], 'reviews')
    await tell([id], 'request-news')
    expect(await listNoticeKeys()).toEqual([
      [other.id, 'reviews'],
      [id, 'request-news'],
    ])
  })

  it('are stored all the same where they are required, whatever the choice', async () => {
    const allGroups = [...noticeGroupNames]
    const { id } = await buildUser(ctx, {
      mutedMails: allGroups,
      mutedNotices: allGroups,
      mutedPushes: allGroups,
    })
    for (const group of noticeGroupNames) await tell([id], group)
    const must = noticeGroupNames.filter((group) => deliveryModeOf(group, 'site') === 'always')
    expect(must).not.toHaveLength(0)
    expect(await listNoticeKeys()).toEqual(must.map((group) => [id, group]))
    expect(await ctx.db.notice.count({ where: { isListed: false } })).toBe(0)
  })
})
