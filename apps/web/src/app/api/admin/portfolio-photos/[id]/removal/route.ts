import { removePortfolioPhotoEndpoint } from '@oficio/contracts/professionals/portfolio'
import { removePortfolioPhoto } from '@oficio/domain/professionals/portfolio/remove-portfolio-photo'
import { route } from '@/server/route'

export const POST = route(removePortfolioPhotoEndpoint, removePortfolioPhoto)
