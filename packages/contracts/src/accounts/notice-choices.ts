import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { noticeChannels, noticeGroupNames } from '../kernel/notice-groups'

const tag = 'Cuenta'

/** How a professional is mailed of new requests: each at once, or all of a day together. */
export const requestMails = ['at-once', 'daily'] as const
export type RequestMails = (typeof requestMails)[number]

const channel = z.enum(noticeChannels)

/** What somebody chose, and what there is to choose. */
export const noticeChoices = z
  .object({
    /** By what this site tells of anything. */
    channels: z.array(channel),
    groups: z.array(
      z.object({
        group: z.enum(noticeGroupNames),
        label: z.string(),
        hint: z.string(),
        /** Channels that may be chosen, and those of them that are wanted. */
        open: z.array(channel),
        wanted: z.array(channel),
        /** Channels that nobody switches off. */
        always: z.array(channel),
      }),
    ),
    /** Null for users who are no professional. */
    requestMails: z.enum(requestMails).nullable(),
    /** What is chosen of mails counts once the mailbox is proven. */
    isEmailConfirmed: z.boolean(),
  })
  .meta({ id: 'NoticeChoices' })
export type NoticeChoices = z.infer<typeof noticeChoices>

/** One switch of the table. */
const noticeChoice = z.object({ group: z.enum(noticeGroupNames), channel, isWanted: z.boolean() })
export type NoticeChoice = z.infer<typeof noticeChoice>

export const getNoticeChoicesEndpoint = defineEndpoint({
  name: 'getNoticeChoices',
  summary: 'What the account wants to be told of, and by which channels.',
  tag,
  method: 'GET',
  path: '/account/notices',
  access: 'account',
  response: noticeChoices,
})

export const chooseNoticesEndpoint = defineEndpoint({
  name: 'chooseNotices',
  summary:
    'Chooses by which channels the account is told of which groups; what is left out stays. What law, money or the safety of the account demands cannot be switched off.',
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
