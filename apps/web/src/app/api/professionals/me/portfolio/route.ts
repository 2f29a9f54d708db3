import { changePortfolioEndpoint } from '@oficio/contracts/professionals/portfolio'
import { changePortfolio } from '@oficio/domain/professionals/portfolio/change-portfolio'
import { route } from '@/server/route'

export const PUT = route(changePortfolioEndpoint, changePortfolio)
