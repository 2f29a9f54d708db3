import type { OwnPlan } from '@oficio/contracts/businesses/own-plan'

/** What was saved meanwhile, here or elsewhere, is where choosing begins anew. */
export const orderKey = ({ ordered: { tier, rubroIds } }: Pick<OwnPlan, 'ordered'>): string =>
  `${tier} ${rubroIds.join()}`
