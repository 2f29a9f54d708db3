import { nobodys, type PersonalTable } from '../kernel/personal-data'

/** The tables of the rubros noun, for downloads and erasure of personal data. They contain none. */
export const rubroTables: readonly PersonalTable[] = [
  nobodys(
    'rubros',
    'id name slug trade_singular trade_plural description icon synonyms is_popular is_regulated is_business_only position retired_at edited_at version',
  ),
]
