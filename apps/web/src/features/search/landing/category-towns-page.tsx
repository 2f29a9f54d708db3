import { paths } from '@oficio/contracts/paths'
import type { CategoryTowns } from '@oficio/contracts/search/landing'
import { categoryDrawing } from '@oficio/drawings/icons'
import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { categoryTrail, categoryWords, townsText } from './category-words'
import { ProvinceLists } from './province-lists'

/** The page of a category: the towns where it has businesses, by province. */
export function CategoryTownsPage({ towns }: { towns: CategoryTowns }) {
  const { category, provinces } = towns
  return (
    <PageFrame
      title={categoryWords(towns).title}
      trail={categoryTrail(category)}
      description={provinces.length > 0 ? townsText(towns) : undefined}
      drawing={categoryDrawing(category.slug)}
      actions={
        <ButtonLink href={paths.businessBenefits()} variant="outline">
          Registrar mi negocio
        </ButtonLink>
      }
    >
      {provinces.length === 0 ? (
        <Card>
          <p>Todavía no hay negocios de esta categoría. Si tenés uno, puede ser el primero.</p>
        </Card>
      ) : (
        <ProvinceLists
          provinces={provinces}
          hrefOf={(town) => paths.categoryInTown(category.slug, town)}
          provinceHrefOf={(province) => paths.categoryInProvince(category.slug, province)}
        />
      )}
    </PageFrame>
  )
}
