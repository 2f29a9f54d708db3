/** Said to a build by whoever needs it soon and not for long; a part of what turbo knows a build by. */
export const quickBuild = { OFICIO_QUICK_BUILD: '1' }

export const isQuickBuild = process.env.OFICIO_QUICK_BUILD === quickBuild.OFICIO_QUICK_BUILD
