import 'server-only'
import { confirmEmailEndpoint, renewConfirmationEndpoint } from '@oficio/contracts/accounts/mailbox'
import { optOutForm } from '@oficio/contracts/accounts/opt-out'
import { paths } from '@oficio/contracts/paths'
import { proveDataRequestEndpoint } from '@oficio/contracts/support/data-requests'
import { confirmEmail } from '@oficio/domain/accounts/mailbox/confirm-email'
import { renewConfirmation } from '@oficio/domain/accounts/mailbox/renew-confirmation'
import { optOut, undoOptOut } from '@oficio/domain/accounts/notice-choices/opt-out'
import { proveDataRequest } from '@oficio/domain/support/data-requests/prove-data-request'
import { answerForm, isTokenText, parseForm } from './form-answers'

/** Back to the page of the link, or to the login for what cannot be one. */
const pathOf = (token: string) => (isTokenText(token) ? paths.confirmEmail(token) : paths.login())

/** Answers the button that confirms a mail address, of a browser without scripts. */
export const answerConfirmForm = (request: Request): Promise<Response> =>
  answerForm(request, {
    name: 'confirmEmail',
    limit: confirmEmailEndpoint.limit,
    typed: 'token',
    pathOf,
    work: (ctx, actor, sent) => confirmEmail(ctx, actor, parseForm(confirmEmailEndpoint.body, sent)),
  })

/** Answers the button that asks for another link. */
export const answerRenewForm = (request: Request): Promise<Response> =>
  answerForm(request, {
    name: 'renewConfirmation',
    limit: renewConfirmationEndpoint.limit,
    typed: 'token',
    pathOf,
    work: (ctx, actor, sent) =>
      renewConfirmation(ctx, actor, parseForm(renewConfirmationEndpoint.body, sent)),
  })

const muteForm = {
  name: 'muteMails',
  limit: 'write',
  typed: 'token',
  pathOf: (token: string) => (isTokenText(token) ? paths.mailOptOut(token) : paths.login()),
} as const

/** Answers the button that switches off the mails in which its link stood. */
export const answerMuteForm = (request: Request): Promise<Response> =>
  answerForm(request, {
    ...muteForm,
    work: (ctx, actor, sent) => optOut(ctx, actor, parseForm(optOutForm, sent)),
  })

/** Answers the button that takes that back. */
export const answerUnmuteForm = (request: Request): Promise<Response> =>
  answerForm(request, {
    ...muteForm,
    work: (ctx, actor, sent) => undoOptOut(ctx, actor, parseForm(optOutForm, sent)),
  })

/** Answers the button that proves a mailbox for a request about its owner's data. */
export const answerProofForm = (request: Request): Promise<Response> =>
  answerForm(request, {
    name: 'proveDataRequest',
    limit: proveDataRequestEndpoint.limit,
    typed: 'token',
    pathOf: (token) => (isTokenText(token) ? paths.dataRequest(token) : paths.dataRights()),
    work: (ctx, actor, sent) => proveDataRequest(ctx, actor, parseForm(proveDataRequestEndpoint.body, sent)),
  })
