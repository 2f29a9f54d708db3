export const quickBuild: { OFICIO_QUICK_BUILD: string }
export const isQuickBuild: boolean
