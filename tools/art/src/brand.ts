/** The three brands; each has its own light. */
export type PictureBrand = 'aurora' | 'jade' | 'ember';
