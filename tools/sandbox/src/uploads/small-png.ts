/** PNG of 8 by 8 black pixels in base64, byte-identical after re-encoding. */
export const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAsSAAALEgHS3X78AAAADElEQVQImWNgGB4AAADIAAH4XVuUAAAAAElFTkSuQmCC';
