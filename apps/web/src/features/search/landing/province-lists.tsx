import type { RubroTowns } from '@oficio/contracts/search/landing'
import { LinkList } from './link-list'
import { linksTo } from './links-to'

interface ProvinceListsProps {
  provinces: RubroTowns['provinces']
  /** Returns the address of a town's page. */
  hrefOf: (town: string) => string
  /** Returns the address of a province's page. */
  provinceHrefOf: (province: string) => string
}

/** Lists of the towns with results, by province. */
export const ProvinceLists = ({ provinces, hrefOf, provinceHrefOf }: ProvinceListsProps) => (
  <div className="grid items-start gap-8 sm:grid-cols-2 lg:grid-cols-3">
    {provinces.map(({ name, slug: province, towns }) => (
      <LinkList key={name} title={name} href={provinceHrefOf(province)} links={linksTo(towns, hrefOf)} />
    ))}
  </div>
)
