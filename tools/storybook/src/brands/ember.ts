globalThis.lobbyStoryBrand = 'ember';
export {};
