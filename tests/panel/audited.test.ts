import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { describe, expect, it } from 'vitest'
import { acts } from './acts'

const features = fileURLToPath(new URL('../../apps/web/src/features/', import.meta.url))

/** Calls of admins that write, but do not decide anything. */
const decidesNothing: Readonly<Record<string, string>> = {
  batchSubscriptionStatus: 'a read whose ids do not fit into an address',
  openDataRequest: 'it files what anybody may file; nothing is done before the mailbox is proven',
  uploadBusinessImport: 'a dry run: what it finds is brought in by another call',
}

const ofAdmins = allEndpoints.filter(
  ({ access, method }) => method !== 'GET' && Array.isArray(access) && access.includes('admin'),
)

it('every call by which an admin changes something is recorded, or named with a reason', () => {
  const recordedEndpoints = new Set(acts.map(({ endpoint }) => endpoint))
  expect(ofAdmins.length).toBeGreaterThan(20)
  expect(
    ofAdmins
      .map(({ name }) => name)
      .filter((name) => !recordedEndpoints.has(name) && !(name in decidesNothing)),
  ).toEqual([])
})

/**
 * How an action is protected against mistakes: the call that undoes it, the component that asks for confirmation, or
 * the reason why neither is needed.
 */
type Safety = { undoneBy: string } | { asksIn: string } | { harmless: string }

const money = 'admin/payments/detail'
const approval = 'professionals/approval'
const users = 'admin/users/user-decisions.tsx'
const asksAgain = { harmless: 'it only asks the provider how things stand' }
const triesAgain = { harmless: 'it only tries what was to be done anyway' }

const safeties: Readonly<Record<string, Safety>> = {
  approveProfessional: { asksIn: `${approval}/approval-buttons.tsx` },
  rejectProfessional: { asksIn: `${approval}/approval-buttons.tsx` },
  setProfessionalCheck: { undoneBy: 'setProfessionalCheck' },
  removePortfolioPhoto: { asksIn: 'professionals/portfolio/work-photo-decisions.tsx' },
  suspendProfessional: { asksIn: `${approval}/suspension-dialog.tsx` },
  reinstateProfessional: { asksIn: `${approval}/suspension-dialog.tsx` },
  makeAdmin: { asksIn: users },
  takeAdmin: { asksIn: users },
  suspendUser: { asksIn: users },
  reinstateUser: { asksIn: users },
  resetSecondFactor: { asksIn: users },
  verifyBusiness: { asksIn: 'businesses/decisions/verification-dialog.tsx' },
  withdrawVerification: { asksIn: 'businesses/decisions/verification-dialog.tsx' },
  featureBusiness: { asksIn: 'businesses/decisions/feature-dialog.tsx' },
  endFeature: { asksIn: 'businesses/decisions/feature-dialog.tsx' },
  refuseBusiness: { asksIn: 'businesses/decisions/visibility-dialog.tsx' },
  restoreBusiness: { asksIn: 'businesses/decisions/visibility-dialog.tsx' },
  distinguishBusinesses: { asksIn: 'businesses/merging/distinguish-dialog.tsx' },
  mergeBusinesses: { asksIn: 'businesses/merging/merge-dialog.tsx' },
  runBusinessImport: { asksIn: 'businesses/importing/run-dialog.tsx' },
  undoBusinessImport: { asksIn: 'businesses/importing/undo-dialog.tsx' },
  decideStanding: { asksIn: 'reviews/reports/standing-dialog.tsx' },
  decideReview: { asksIn: 'reviews/reports/review-decision-dialog.tsx' },
  decideLeadReport: { asksIn: 'leads/reports/decide-dialog.tsx' },
  answerConsumerRequest: { asksIn: 'support/consumer-requests/admin/answer-dialog.tsx' },
  answerDataRequest: { asksIn: 'support/data-requests/admin/answer-dialog.tsx' },
  answerContactMessage: { asksIn: 'support/contact-messages/admin/answer-dialog.tsx' },
  approveAdBanner: { asksIn: 'advertising/deciding/ad-decisions.tsx' },
  rejectAdBanner: { asksIn: 'advertising/deciding/ad-decisions.tsx' },
  changeServiceRequestStatus: { asksIn: 'admin/requests/cancel-dialog.tsx' },
  refundPayment: { asksIn: `${money}/refund-dialog.tsx` },
  syncIntent: asksAgain,
  fetchSubscription: asksAgain,
  cancelSubscriptionByAdmin: { asksIn: `${money}/cancel-dialog.tsx` },
  changeSetting: { asksIn: 'settings/change-dialog.tsx' },
  withdrawSetting: { undoneBy: 'changeSetting' },
  createRubro: { undoneBy: 'retireRubro' },
  changeRubro: { undoneBy: 'changeRubro' },
  moveRubro: { undoneBy: 'moveRubro' },
  retireRubro: { asksIn: 'admin/rubros/offer-decision.tsx' },
  bringBackRubro: { asksIn: 'admin/rubros/offer-decision.tsx' },
  createTerm: { undoneBy: 'retireTerm' },
  changeTerm: { undoneBy: 'changeTerm' },
  moveTerm: { undoneBy: 'moveTerm' },
  retireTerm: { asksIn: 'admin/business-terms/term-use.tsx' },
  bringBackTerm: { asksIn: 'admin/business-terms/term-use.tsx' },
  mergeTag: { asksIn: 'admin/business-terms/tag-merge.tsx' },
  retryJob: triesAgain,
  retryMail: triesAgain,
  exportList: { harmless: 'it takes a copy of what the admin sees anyway' },
}

/**
 * Returns the source of the hooks that a component imports, because they may ask for confirmation and send the call.
 */
const hooksOf = (file: string, source: string): string =>
  [...source.matchAll(/from '(\.\.?\/(?:[\w-]+\/)*use-[\w-]+)'/g)]
    .map(([, hook = '']) => join(features, file, '..', hook))
    .map((path) => readFileSync(existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`, 'utf8'))
    .join('')

describe('what an admin does', () => {
  const done = [...new Set(acts.map(({ endpoint }) => endpoint))].map((name) => ({ name }))

  it('is all that something is said of', () => {
    expect(Object.keys(safeties).sort()).toEqual(done.map(({ name }) => name).sort())
  })

  it.each(done)('is undone by another call, or asked for with what follows: $name', ({ name }) => {
    const safety = safeties[name]
    if (!safety) throw new Error(`nothing is said of ${name}`)
    if ('undoneBy' in safety) expect(done).toContainEqual({ name: safety.undoneBy })
    if (!('asksIn' in safety)) return
    const component = readFileSync(join(features, safety.asksIn), 'utf8')
    const source = component + hooksOf(safety.asksIn, component)
    expect(source).toContain(`${name}Endpoint`)
    // The dialog describes the consequences before the call is sent.
    expect(source).toMatch(/<(?:Words|Confirm|Decision|)Dialog(?:Content)?\b/)
    expect(source).toMatch(/description=/)
  })
})
