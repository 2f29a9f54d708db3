import { nobodys, type PersonalTable } from '../kernel/personal-data'

/** The tables of places, none of which contains personal data. */
export const placeTables: readonly PersonalTable[] = [
  nobodys('provincias', 'id nombre slug iso_letter indec_code position'),
  nobodys(
    'localidades',
    'id nombre slug provincia_id departamento latitude longitude population aliases search_text official_id official_list',
  ),
  nobodys('place_questions', 'day asked'),
]
