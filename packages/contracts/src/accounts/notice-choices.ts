import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { noticeChannels, noticeGroupNames } from '../kernel/notice-groups'

const tag = 'Cuenta'

/** How a professional receives mails about new requests: immediately, or once a day together. */
export const requestMails = ['at-once', 'daily'] as const
export type RequestMails = (typeof requestMails)[number]

const channel = z.enum(noticeChannels)

/** The notification choices of a user, and the available options. */
export const noticeChoices = z
  .object({
    /** The notification channels of this site. */
    channels: z.array(channel),
    groups: z.array(
      z.object({
        group: z.enum(noticeGroupNames),
        label: z.string(),
        hint: z.string(),
        /** The channels that the user may choose, and the chosen ones. */
        open: z.array(channel),
        wanted: z.array(channel),
        /** The channels that cannot be switched off. */
        always: z.array(channel),
      }),
    ),
    /** Null for users who are not professionals. */
    requestMails: z.enum(requestMails).nullable(),
    /** Mail choices take effect only after the mailbox is confirmed. */
    isEmailConfirmed: z.boolean(),
  })
  .meta({ id: 'NoticeChoices' })
export type NoticeChoices = z.infer<typeof noticeChoices>

/** One switch of the choices table. */
const noticeChoice = z.object({ group: z.enum(noticeGroupNames), channel, isWanted: z.boolean() })
export type NoticeChoice = z.infer<typeof noticeChoice>

export const getNoticeChoicesEndpoint = defineEndpoint({
  name: 'getNoticeChoices',
  summary: 'Returns the notification choices of the account: groups and channels.',
  tag,
  method: 'GET',
  path: '/account/notices',
  access: 'account',
  response: noticeChoices,
})

export const chooseNoticesEndpoint = defineEndpoint({
  name: 'chooseNotices',
  summary:
    'Sets the notification channels for groups of notifications. Omitted groups keep their channels. Notifications that are required by law, by payments or by account security cannot be switched off.',
  tag,
  method: 'PUT',
  path: '/account/notices',
  access: 'account',
  body: z.object({
    choices: z
      .array(noticeChoice)
      .max(noticeGroupNames.length * noticeChannels.length)
      .default([]),
    requestMails: z.enum(requestMails).optional(),
  }),
  response: noticeChoices,
  errors: ['notice_is_fixed', 'forbidden'],
})
