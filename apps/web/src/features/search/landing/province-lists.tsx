import type { RubroTowns } from '@oficio/contracts/search/landing'
import { LinkList, linksTo } from './link-list'

interface ProvinceListsProps {
  provinces: RubroTowns['provinces']
  /** The address of the page of a town, and of that of a province. */
  hrefOf: (town: string) => string
  provinceHrefOf: (province: string) => string
}

/** The towns where somebody is found, by province. */
export const ProvinceLists = ({ provinces, hrefOf, provinceHrefOf }: ProvinceListsProps) => (
  <div className="grid items-start gap-8 sm:grid-cols-2 lg:grid-cols-3">
    {provinces.map(({ name, slug: province, towns }) => (
      <LinkList key={name} title={name} href={provinceHrefOf(province)} links={linksTo(towns, hrefOf)} />
    ))}
  </div>
)
