/** The brands, each with its own scenery and colours. */
export type PictureBrand = 'aurora' | 'jade' | 'ember';
