import 'server-only'
import { paths } from '@oficio/contracts/paths'
import { requestLinksForm, sendRequestLinksEndpoint } from '@oficio/contracts/service-requests/request-links'
import { sendRequestLinks } from '@oficio/domain/service-requests/tracking/send-request-links'
import { answerForm, parseForm } from './form-answers'

/** Answers 'Mandame el enlace de nuevo' of a browser without scripts. */
export const answerRequestLinksForm = (request: Request): Promise<Response> =>
  answerForm(request, {
    name: 'requestLinks',
    limit: sendRequestLinksEndpoint.limit,
    typed: 'email',
    pathOf: () => paths.requestLinks(),
    work: (ctx, actor, input) => sendRequestLinks(ctx, actor, parseForm(requestLinksForm, input)),
  })
