import type { OwnPlan } from '@oficio/contracts/businesses/own-plan'

/** The form begins again with values that were saved meanwhile, here or elsewhere. */
export const orderKey = ({ ordered: { tier, rubroIds } }: Pick<OwnPlan, 'ordered'>): string =>
  `${tier} ${rubroIds.join()}`
