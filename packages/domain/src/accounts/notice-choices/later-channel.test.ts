import {
  type NoticeChannel,
  type NoticeGroupName,
  noticeChannels,
} from '@oficio/contracts/kernel/notice-groups'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../../kernel/actor'
import { type Channel, isIncluded } from '../../kernel/events/channel'
import { wantsGroup } from '../../kernel/events/choices'
import { defineEvent } from '../../kernel/events/define-event'
import { notify } from '../../kernel/notices/notify'
import { registry } from '../../registry'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { chooseNotices } from './choose-notices'
import { getNoticeChoices } from './get-notice-choices'

// A made-up channel: one file with its definition, and one member of the texts of an event.
declare module '../../kernel/events/event-texts' {
  interface EventTexts {
    carrierPigeon?: { message: string }
  }
}

// The cast is needed because the contracts do not list the channel.
const pigeon = 'pigeon' as NoticeChannel
let flights: { userId: string; message: string }[]

const pigeonChannel: Channel = {
  names: [pigeon],
  deliver: async (_ctx, { group, carrierPigeon }, deliveries, options) => {
    if (!carrierPigeon || !isIncluded(options, pigeon)) return
    for (const { account } of deliveries)
      if (account && wantsGroup(account, group, pigeon))
        flights.push({ userId: account.id, message: carrierPigeon.message })
  },
}

const eventOf = (group: NoticeGroupName) =>
  defineEvent({
    name: 'pigeon-news',
    group,
    notice: {
      kind: 'request-status',
      words: () => ({ title: 'Llegó una paloma', body: 'Trae un mensaje', href: '/avisos' }),
    },
    carrierPigeon: { message: 'Mirá tu solicitud' },
  })
const event = eventOf('request-news')

let ctx: TestCtx
let userId: string
let actor: Account
beforeEach(async () => {
  flights = []
  ctx = await createTestContext()
  ctx.registry = { ...registry, channels: [...registry.channels, pigeonChannel] }
  ctx.noticeChannels = ['mail', 'site', pigeon]
  userId = (await buildUser(ctx)).id
  actor = account(userId, 'user')
})

const send = (key: string, news = event, options = {}) =>
  ctx.transaction((ctx) => notify(ctx, news, { userId, key, data: {} }, options))
const choose = (group: NoticeGroupName, channel: NoticeChannel, isWanted: boolean) =>
  chooseNotices(ctx, actor, { choices: [{ group, channel, isWanted }] })
const countNotices = () => ctx.db.notice.count({ where: { userId, isListed: true } })

describe('a channel that is added later', () => {
  it('delivers an event beside the other channels, without a change of the caller', async () => {
    await send('1')
    expect(flights).toEqual([{ userId, message: 'Mirá tu solicitud' }])
    expect(await countNotices()).toBe(1)
  })

  it('is switched off and on again for one group, and the other channels go on', async () => {
    const view = await choose('request-news', pigeon, false)
    expect(view.channels).toContain(pigeon)
    const groupOf = ({ groups }: typeof view) => groups.find(({ group }) => group === 'request-news')
    expect(groupOf(view)).toMatchObject({ open: ['mail', 'site', pigeon], wanted: ['mail', 'site'] })
    await send('1')
    expect(flights).toEqual([])
    expect(await countNotices()).toBe(1)
    await send('2', eventOf('reviews'))
    expect(flights).toHaveLength(1)
    await choose('request-news', pigeon, true)
    expect(groupOf(await getNoticeChoices(ctx, actor))).toMatchObject({ wanted: ['mail', 'site', pigeon] })
    await send('3')
    expect(flights).toHaveLength(2)
  })

  it('goes on if another channel is switched off', async () => {
    await choose('request-news', 'site', false)
    await send('1')
    expect(flights).toHaveLength(1)
    expect(await countNotices()).toBe(0)
  })

  it('follows an event that spares the mailbox, and not an event for the mailbox only', async () => {
    await send('1', event, { exceptChannel: 'mail' })
    expect(flights).toHaveLength(1)
    await send('2', event, { onlyChannel: 'mail' })
    expect(flights).toHaveLength(1)
  })
})

it('every channel that an account may choose is delivered by one definition', async () => {
  expect(registry.channels.flatMap(({ names }) => names).sort()).toEqual([...noticeChannels].sort())
})
